import { type Conflict, done, type Done, type Operation, type Refused } from '../../../platform/command/command.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { texts } from './assignment.texts.ts';

export interface AssignmentOptions<Taken, HandedOver> {
  /** Account of the signed-in user. */
  userId: string;
  take: Operation<{ id: string; takeOver: boolean }, Taken>;
  /** A conflict has the name of the colleague who has taken the record meanwhile. Null if the result is a refusal. */
  readTakeResult: (result: Taken) => Done<null> | Conflict<string | null> | Refused | null;
  handOver: Operation<{ id: string; colleagueId: string | null }, HandedOver>;
  /**
   * Reads the account of the colleague who works on the record. Null if the record is not taken; undefined if the
   * service did not respond.
   */
  readAssignee: (id: string) => Promise<string | null | undefined>;
}

export type Assignment = ReturnType<typeof useAssignment>;

/** Commands that take a record for the signed-in user, hand it over to a colleague, or release it. */
export const useAssignment = <Taken, HandedOver>(options: AssignmentOptions<Taken, HandedOver>) => {
  const { userId, take, readTakeResult, handOver, readAssignee } = options;
  const check = async (id: string, expectedAssignee: string | null) => {
    const assignee = await readAssignee(id);
    if (assignee === undefined) return 'unknown';
    return assignee === expectedAssignee ? done(null) : 'not-stored';
  };
  const taking = useCommand(take, {
    read: readTakeResult,
    texts: commandTexts,
    check: ({ id }) => check(id, userId),
  });
  const handingOver = useCommand(handOver, {
    read: () => done(null),
    texts: commandTexts,
    check: ({ id, colleagueId }) => check(id, colleagueId),
  });
  return {
    userId,
    isPending: taking.isPending || handingOver.isPending,
    take: taking.run,
    handOver: handingOver.run,
  };
};

const commandTexts = { refused: texts.failed, unknownOutcome: texts.unsure };

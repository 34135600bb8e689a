import { Button, Flex, Text } from '@chakra-ui/react';
import { HandHelping, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '../../../platform/confirm.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.tsx';
import { texts } from './assignment.texts.ts';
import type { Colleague, UseColleagues } from './hand-over-dialog.tsx';
import type { Assignment } from './use-assignment.ts';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog');

/** The texts that name the kind of record. */
export interface AssignmentTexts {
  nobody: string;
  takenMeanwhile: (name: string) => string;
  handOverTitle: string;
}

interface AssigneeProps {
  record: { id: string; takenBy: Colleague | null };
  assignment: Assignment;
  useColleagues: UseColleagues;
  texts: AssignmentTexts;
}

/** Shows who works on the record, with buttons to take it and to hand it over or release it. */
export const Assignee = ({ record: { id, takenBy }, assignment, useColleagues, texts: recordTexts }: AssigneeProps) => {
  const { userId, isPending, take, handOver } = assignment;
  /** The colleague who has taken the record meanwhile. */
  const [takenMeanwhile, setTakenMeanwhile] = useState<string | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);

  const onTake = async (): Promise<void> => {
    setTakenMeanwhile(null);
    if (takenBy && !(await askToTakeOver(takenBy.name))) return;
    const outcome = await take({ id, takeOver: takenBy !== null });
    if (outcome.kind === 'conflict') setTakenMeanwhile(outcome.stored);
  };
  const onGive = (colleagueId: string | null): void => {
    setHandingOver(false);
    setTakenMeanwhile(null);
    void handOver({ id, colleagueId });
  };

  return (
    <>
      <AssigneeName takenBy={takenBy} userId={userId} nobody={recordTexts.nobody} />
      {takenMeanwhile && (
        <Text role="alert" textStyle="sm" color="fg.warning" mt="1">
          {recordTexts.takenMeanwhile(takenMeanwhile)}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" mt="2">
        {takenBy?.id !== userId && (
          <Button size="xs" variant="outline" disabled={isPending} onClick={() => void onTake()}>
            <UserRoundCheck />
            {takenBy ? texts.takeOver : texts.take}
          </Button>
        )}
        <Button size="xs" variant="outline" disabled={isPending} onClick={() => setHandingOver(true)}>
          <HandHelping />
          {texts.handOver}
        </Button>
      </Flex>
      {isHandingOver && (
        <HandOverDialog
          title={recordTexts.handOverTitle}
          takenBy={takenBy?.id ?? null}
          useColleagues={useColleagues}
          onGive={onGive}
          onClose={() => setHandingOver(false)}
        />
      )}
    </>
  );
};

/** The button replaces 'Поеми' in its place when a colleague takes the record, so a second click asks first. */
const askToTakeOver = (name: string): Promise<boolean> =>
  confirm({ title: texts.takeOver, body: texts.takeOverQuestion(name), kind: 'continue' });

interface AssigneeNameProps {
  takenBy: Colleague | null;
  userId: string;
  nobody: string;
}

const AssigneeName = ({ takenBy, userId, nobody }: AssigneeNameProps) => {
  if (!takenBy)
    return (
      <Text textStyle="sm" color="fg.muted">
        {nobody}
      </Text>
    );
  return (
    <Text textStyle="sm" color="fg">
      {takenBy.id === userId ? texts.me(takenBy.name) : takenBy.name}
    </Text>
  );
};

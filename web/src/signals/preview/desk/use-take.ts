import { useApolloClient } from '@apollo/client/react';
import { silently } from '../../../platform/busy.ts';
import { conflict, done } from '../../../platform/command/command.ts';
import { mutation } from '../../../platform/command/operations.ts';
import { useCommand } from '../../../platform/command/use-command.ts';
import { useSession } from '../../../session/use-session.ts';
import { SignalNewsDocument, SignalStateFragmentDoc } from '../news/news.generated.ts';
import { HandOverSignalDocument, TakeSignalDocument } from './desk.generated.ts';
import { texts } from './desk.texts.ts';

const commandTexts = { refused: texts.failed, doubt: texts.unsure };

/** Takes a signal for the person. A conflict names the colleague who has taken it. */
export const useTake = () => {
  const { id: own } = useSession();
  const readAssignee = useReadAssignee();
  return useCommand(mutation(TakeSignalDocument), {
    read: (result) => ('current' in result ? conflict(result.current.takenBy?.name ?? null) : done(null)),
    texts: commandTexts,
    check: ({ id }) => checkAssignee(readAssignee(id), own),
  });
};

/** Hands a signal over to a colleague, or releases it. */
export const useHandOver = () => {
  const readAssignee = useReadAssignee();
  return useCommand(mutation(HandOverSignalDocument), {
    read: () => done(null),
    texts: commandTexts,
    check: ({ id, colleagueId }) => checkAssignee(readAssignee(id), colleagueId ?? null),
  });
};

const checkAssignee = async (reading: Promise<string | null | undefined>, wanted: string | null) => {
  const assignee = await reading;
  if (assignee === undefined) return 'unknown';
  return assignee === wanted ? done(null) : 'not-stored';
};

/** Reads who works on a signal. Null: it is free; undefined: the service did not respond. */
const useReadAssignee = () => {
  const client = useApolloClient();
  return async (id: string): Promise<string | null | undefined> => {
    const read = { query: SignalNewsDocument, variables: { id }, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
    const { data } = await client.query({ ...read, context: silently }).catch(() => ({ data: undefined }));
    if (!data?.signal) return undefined;
    const { responses: _, ...state } = data.signal;
    client.writeFragment({ fragment: SignalStateFragmentDoc, fragmentName: 'SignalState', data: state });
    return state.takenBy?.id ?? null;
  };
};

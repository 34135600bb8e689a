import { useApolloClient } from '@apollo/client/react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { sendMutation } from '../../platform/command/send-mutation.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { readError } from '../../platform/request/read-error.ts';
import { toast } from '../../platform/toast.ts';
import { UnlinkSignalsDocument } from '../preview/preview.generated.ts';
import { LinkSignalsDocument, type LinkSignalsMutation } from './link.generated.ts';
import { texts } from './link.texts.ts';

type Outcome = Extract<LinkSignalsMutation['linkSignals'], { __typename: 'LinkSignalsSuccess' }>['outcomes'][number];

interface Links {
  breakdownId: string;
  signalIds: string[];
}

/** BR-7: links signals to a breakdown, each with its own outcome. The toast offers to remove the new links. */
export const useLinkSignals = (onUndone: () => Promise<unknown>) => {
  const undo = useUndo(onUndone);
  const command = useCommand(mutation(LinkSignalsDocument), {
    read: (result: LinkSignalsMutation['linkSignals']) => {
      if (result.__typename !== 'LinkSignalsSuccess') return null;
      const linked = result.outcomes.filter(({ status }) => status === 'DONE').map(({ signalId }) => signalId);
      const others = result.outcomes.filter(({ status }) => status !== 'DONE');
      if (linked.length === 0) return { kind: 'refused' as const, text: others.map(describe).join('\n') };
      return done({ linked, others });
    },
    texts: { refused: texts.linkFailed, unknownOutcome: texts.unknownOutcome },
  });
  const run = async (links: Links) => {
    const outcome = await command.run(links);
    if (outcome.kind === 'done') {
      const { linked, others } = outcome.value;
      const text = [texts.linked, ...others.map(describe)].join('\n');
      toast.success(text, { action: { label: texts.undo, run: () => void undo({ ...links, signalIds: linked }) } });
    }
    return outcome;
  };
  return { ...command, run };
};

/** Returns a function that removes the links again. The function also works after the user has left the page. */
const useUndo = (onUndone: () => Promise<unknown>) => {
  const client = useApolloClient();
  return async (links: Links): Promise<void> => {
    try {
      const result = await sendMutation(client, UnlinkSignalsDocument, links);
      const notRemoved = 'outcomes' in result ? result.outcomes.filter(({ status }) => status !== 'DONE') : [];
      if ('message' in result) toast.error(texts.undoFailed(result.message));
      else if (notRemoved.length > 0) toast.error(texts.undoFailed(notRemoved.map(describe).join('\n')));
      else toast.success(texts.undone);
    } catch (error) {
      toast.error(texts.undoFailed(readError(error).reason));
    }
    await onUndone().catch(() => undefined);
  };
};

const describe = ({ signalId, status, reason }: Outcome): string => {
  if (status === 'UNKNOWN') return texts.refusedOne(signalId, texts.unknown);
  return texts.refusedOne(signalId, reason ?? texts.notDone);
};

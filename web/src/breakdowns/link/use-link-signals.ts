import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { LinkSignalsDocument, type LinkSignalsMutation } from './link.generated.ts';
import { texts } from './link.texts.ts';

type Outcome = Extract<LinkSignalsMutation['linkSignals'], { __typename: 'LinkSignalsSuccess' }>['outcomes'][number];

/** BR-7: links signals to a breakdown, each with its own outcome. */
export const useLinkSignals = () =>
  useCommand(mutation(LinkSignalsDocument), {
    read: (result: LinkSignalsMutation['linkSignals']) => {
      if (result.__typename !== 'LinkSignalsSuccess') return null;
      const linked = result.outcomes.filter(({ status }) => status === 'DONE').map(({ signalId }) => signalId);
      const others = result.outcomes.filter(({ status }) => status !== 'DONE');
      if (linked.length === 0) return { kind: 'refused' as const, text: others.map(describe).join('\n') };
      return done({ linked, others });
    },
    texts: {
      done: ({ others }) => [texts.linked, ...others.map(describe)].join('\n'),
      refused: texts.linkFailed,
      doubt: texts.doubt,
    },
  });

const describe = ({ signalId, status, reason }: Outcome): string => {
  if (status === 'UNKNOWN') return texts.refusedOne(signalId, texts.unknown);
  return texts.refusedOne(signalId, reason ?? texts.notDone);
};

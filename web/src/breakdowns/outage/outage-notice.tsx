import { chakra } from '@chakra-ui/react';
import { Droplets } from 'lucide-react';
import { silentContext } from '../../platform/request/busy.ts';
import { useNow } from '../../platform/use-now.ts';
import { useSession } from '../../session/use-session.ts';
import { NearBreakdowns } from '../match/near-breakdowns.tsx';
import { describeOutage } from './describe-outage.ts';
import { useOutagesQuery } from './outage.generated.ts';
import { texts } from './outage.texts.ts';

interface OutageNoticeProps {
  place: { latitude: number; longitude: number };
  /** The signal at the place, if it exists already. */
  signalId?: string;
}

// The client polls, because citizens receive no live events of breakdowns.
const refreshEveryMs = 60_000;

/** The distance of the query `outages`. The title says that the breakdowns are near. */
const nearMetres = 300;

/**
 * Describes for the public the open breakdown to which the signal is linked, otherwise those near the place; operators
 * also see links to the breakdowns. Renders nothing if there are no such breakdowns or the request fails.
 */
export const OutageNotice = ({ place: { latitude, longitude }, signalId }: OutageNoticeProps) => {
  const { allowedActions, environment } = useSession();
  const now = useNow();
  const { data } = useOutagesQuery({
    variables: { at: { latitude, longitude }, ...(signalId !== undefined && { signalId }) },
    skip: !environment.features.includes('BREAKDOWN_TOOLS'),
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  if (!data?.outages.length) return null;
  const linked = data.outages.filter(({ isLinked }) => isLinked);
  const shown = linked.length > 0 ? linked : data.outages;
  return (
    <Notice>
      <Droplets aria-hidden="true" />
      <div>
        <strong>{linked.length > 0 ? texts.linkedTitle : texts.title}</strong>
        {[...new Set(shown.map((outage) => describeOutage(outage, now)))].map((words) => (
          <p key={words}>{words}</p>
        ))}
        {allowedActions.includes('OPERATOR') && (
          <NearBreakdowns
            signal={{ title: '', createdAt: null, location: { latitude, longitude } }}
            maxMetres={nearMetres}
          />
        )}
      </div>
    </Notice>
  );
};

const Notice = chakra('output', {
  base: {
    display: 'flex',
    gap: '3',
    p: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.selected',
    textStyle: 'sm',
    '& svg': { flex: 'none', boxSize: '5', color: 'fg.link' },
  },
});

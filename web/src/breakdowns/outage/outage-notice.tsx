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
}

// The client polls, because citizens receive no live events of breakdowns.
const refreshEveryMs = 60_000;

/**
 * Describes the open breakdowns near a place for the public; operators also see links to the breakdowns. Renders
 * nothing if there are no such breakdowns or the request fails.
 */
export const OutageNotice = ({ place: { latitude, longitude } }: OutageNoticeProps) => {
  const { allowedActions, environment } = useSession();
  const now = useNow();
  const { data } = useOutagesQuery({
    variables: { at: { latitude, longitude } },
    skip: !environment.features.includes('BREAKDOWN_TOOLS'),
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEveryMs,
    skipPollAttempt: () => document.hidden,
    context: silentContext,
  });
  if (!data?.outages.length) return null;
  return (
    <Notice>
      <Droplets aria-hidden="true" />
      <div>
        <strong>{texts.title}</strong>
        {[...new Set(data.outages.map((outage) => describeOutage(outage, now)))].map((words) => (
          <p key={words}>{words}</p>
        ))}
        {allowedActions.includes('OPERATOR') && (
          <NearBreakdowns signal={{ title: '', createdAt: null, location: { latitude, longitude } }} />
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

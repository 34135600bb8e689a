import { Button, chakra } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { PageError } from '../../ui/page-state.tsx';
import { BreakdownBadge } from '../breakdown-state.tsx';
import { breakdownPath } from '../breakdowns.screens.ts';
import type { BreakdownOptionFragment } from '../signal/signal-breakdown.generated.ts';
import { MatchReasons } from './match-reasons.tsx';
import { useNearBreakdownsQuery } from './match.generated.ts';
import { texts } from './match.texts.ts';

interface NearBreakdownsProps {
  signal: { title: string; createdAt: string | null; location: { latitude: number; longitude: number } };
  isPending?: boolean;
  /** Links the signal to a breakdown. Absent if the signal does not exist yet. */
  onLink?: (breakdownId: string) => void;
  /** If set, breakdowns farther away are left out, unless they are on the pipe or in the street of the signal. */
  maxMetres?: number;
}

/** BR-12: the breakdowns to which a signal may belong, with the reasons. Renders nothing if there are none. */
export const NearBreakdowns = ({
  signal: { title, createdAt, location },
  isPending = false,
  onLink,
  maxMetres = Infinity,
}: NearBreakdownsProps) => {
  const { environment } = useSession();
  const { latitude, longitude } = location;
  const { data, error, refetch } = useNearBreakdownsQuery({
    variables: { location: { latitude, longitude }, at: createdAt, title },
    skip: !environment.features.includes('BREAKDOWN_TOOLS'),
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  const near = data?.nearBreakdowns.filter(
    ({ match: { distance, isSamePipe, isFoundByStreet } }) => distance <= maxMetres || isSamePipe || isFoundByStreet,
  );
  if (error && !near) return <PageError title={texts.nearFailed} error={error} onRetry={refetch} />;
  if (!near?.length) return null;
  return (
    <List aria-label={texts.near}>
      {near.map(({ breakdown, match }) => (
        <li key={breakdown.id}>
          <div>
            <Link to={breakdownPath(breakdown.id)}>{breakdown.workCardNo}</Link>{' '}
            <BreakdownBadge isFinished={breakdown.isFinished} />
            <p>
              <MatchReasons match={match} place={placeOf(breakdown)} />
            </p>
          </div>
          {onLink && (
            <Button
              size="xs"
              variant="outline"
              disabled={isPending}
              aria-label={texts.linkTo(breakdown.workCardNo)}
              onClick={() => onLink(breakdown.id)}
            >
              <Link2 />
              {texts.link}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
};

const placeOf = ({ streetName, streetDescription, townName }: BreakdownOptionFragment): string =>
  [streetName ?? townName, streetDescription].filter(Boolean).join(', ');

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    w: 'full',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', py: '1.5', borderBottomWidth: '1px' },
    '& li > div': { flex: '1', minW: '0' },
    '& a': { fontWeight: 'semibold', color: 'fg.link' },
    '& p': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatElapsed, formatNumber } from '../platform/format.ts';
import { useNow } from '../platform/use-now.ts';
import { useRecordPath } from '../session/record-path.ts';
import { Glyph } from '../ui/glyphs/glyph.tsx';
import { SkeletonBar } from '../ui/page-state.tsx';
import type { QueuedSignalFragment } from './dashboard.generated.ts';
import { texts } from './dashboard.texts.ts';
import { getQueuedSince } from './queues.ts';
import type { SignalsNow } from './use-signals-now.ts';

/** The signals that have waited longest, and the signals that the signed-in operator has taken. */
export const SignalLists = ({ listPath, longestWaits, mine, mineLabel }: SignalsNow) => (
  <>
    <SignalRows heading={texts.waitLongest} signals={longestWaits} empty={texts.noneWaits} loadingRows={5} />
    {mine !== null && (
      <SignalRows heading={mineLabel} signals={mine?.signals} empty={texts.noOwn} loadingRows={1}>
        {mine && mine.count > mine.signals.length && (
          <Link to={{ pathname: listPath, search: mine.search }}>{texts.allOwn(formatNumber(mine.count))}</Link>
        )}
      </SignalRows>
    )}
  </>
);

interface SignalRowsProps {
  /** Undefined while it loads. */
  heading: string | undefined;
  signals: readonly QueuedSignalFragment[] | undefined;
  empty: string;
  /** Number of placeholders while the signals load, so that the content below does not move. */
  loadingRows: number;
  /** Shown below the rows. */
  children?: ReactNode;
}

const SignalRows = ({ heading, signals, empty, loadingRows, children }: SignalRowsProps) => {
  const now = useNow();
  const pathOf = useRecordPath();
  return (
    <Frame aria-label={heading}>
      <Text as="h2" textStyle="lg">
        {heading ?? <SkeletonBar width="4rem" />}
      </Text>
      {!signals && (
        <ul aria-hidden="true">
          {Array.from({ length: loadingRows }, (_, row) => (
            <li key={row}>
              <SkeletonBar width="80%" />
            </li>
          ))}
        </ul>
      )}
      {signals?.length === 0 && <p>{empty}</p>}
      {signals && signals.length > 0 && (
        <ul>
          {signals.map((signal) => (
            <li key={signal.id}>
              <Link to={pathOf('SIGNAL', signal.id) ?? ''} title={signal.title}>
                <Glyph name={signal.needsReply ? 'reply' : signal.status === 'BREAKDOWN' ? 'breakdown' : 'signal'} />
                <span>
                  <b>{signal.id}</b> {signal.title}
                </span>
                <Box as="time" data-waits={signal.needsReply || undefined}>
                  {formatElapsed(getQueuedSince(signal), now)}
                </Box>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Frame>
  );
};

const Frame = chakra('section', {
  base: {
    mb: '7',
    textStyle: 'sm',
    '& ul': { mt: '2' },
    '& p': { mt: '2', color: 'fg.muted' },
    '& li': {
      display: 'grid',
      alignItems: 'center',
      minH: { base: '11', md: '2.6875rem' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& li a': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '11', md: '2.625rem' },
      color: 'fg',
    },
    '& li a > span': { truncate: true },
    '& b': { fontWeight: 'semibold', color: 'struma.fg' },
    '& time': { color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& time[data-waits]': { color: 'fg.warning' },
    '& > a': { display: 'inline-block', mt: '2', color: 'fg.link', _hover: { textDecoration: 'underline' } },
  },
});

import { chakra } from '@chakra-ui/react';
import { metresBetween, type Place } from '../../../map/picker/place.ts';
import { formatDateTime, formatDistance } from '../../../platform/format.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { useDebouncedValue } from '../../../ui/fields/use-debounced-value.ts';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { statusGlyphs } from '../../signal-state.tsx';
import { useLinkedSignalQuery } from './links.generated.ts';
import { texts } from './links.texts.ts';

const typingPauseMs = 300;

/** Shows the signal with the typed number and its distance, so that the user can check the choice. */
export const FoundSignal = ({ id, from }: { id: string; from: Place | null }) => {
  const debouncedId = useDebouncedValue(id, typingPauseMs);
  const { data, error } = useLinkedSignalQuery({ variables: { id: debouncedId }, context: silentContext });
  return <Line>{describe({ id, from, isSettled: debouncedId === id, signal: data?.signal, error })}</Line>;
};

interface Found {
  id: string;
  /** The place of the open signal. */
  from: Place | null;
  /** False while the user types. */
  isSettled: boolean;
  /** Undefined while the signal loads; null if it does not exist. */
  signal: NonNullable<ReturnType<typeof useLinkedSignalQuery>['data']>['signal'] | undefined;
  error: unknown;
}

const describe = ({ id, from, isSettled, signal, error }: Found) => {
  if (error && isSettled) return texts.searchFailed;
  if (!isSettled || signal === undefined) return texts.searching;
  if (signal === null) return texts.unknown(id);
  const distance = from && signal.location && texts.away(formatDistance(metresBetween(from, signal.location)));
  return (
    <>
      <Glyph name={statusGlyphs[signal.status]} />
      <span>
        <b>{signal.title}</b> ·{' '}
        {[signal.statusName, signal.submitter?.name, formatDateTime(signal.createdAt), distance]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

const Line = chakra('output', {
  base: {
    display: 'flex',
    gap: '2',
    minH: '6',
    color: 'fg',
    '& svg': { flex: 'none', mt: '0.5' },
    '& span': { minW: '0', overflowWrap: 'anywhere' },
    '& b': { fontWeight: 'semibold' },
  },
});

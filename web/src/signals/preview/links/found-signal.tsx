import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../../../platform/format.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { useDebouncedValue } from '../../../ui/fields/use-debounced-value.ts';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { statusGlyphs } from '../../signal-state.tsx';
import { useLinkedSignalQuery } from './links.generated.ts';
import { texts } from './links.texts.ts';

const typingPauseMs = 300;

/** Shows the signal with the typed number, so that the user can check the choice. */
export const FoundSignal = ({ id }: { id: string }) => {
  const debouncedId = useDebouncedValue(id, typingPauseMs);
  const { data, error } = useLinkedSignalQuery({ variables: { id: debouncedId }, context: silentContext });
  return <Line>{describe({ id, isSettled: debouncedId === id, signal: data?.signal, error })}</Line>;
};

interface Found {
  id: string;
  /** False while the user types. */
  isSettled: boolean;
  /** Undefined while the signal loads; null if it does not exist. */
  signal: NonNullable<ReturnType<typeof useLinkedSignalQuery>['data']>['signal'] | undefined;
  error: unknown;
}

const describe = ({ id, isSettled, signal, error }: Found) => {
  if (error && isSettled) return texts.searchFailed;
  if (!isSettled || signal === undefined) return texts.searching;
  if (signal === null) return texts.unknown(id);
  return (
    <>
      <Glyph name={statusGlyphs[signal.status]} />
      <span>
        <b>{signal.title}</b> ·{' '}
        {[signal.statusName, signal.submitter?.name, formatDateTime(signal.createdAt)].filter(Boolean).join(' · ')}
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

import { chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { silentContext } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useCallersQuery } from './caller.generated.ts';
import { type Caller, findCallerProblem, isSameAsNew, markTwins } from './caller.ts';
import { texts } from './caller.texts.ts';
import { CallerLines } from './caller-lines.tsx';

interface KnownCallersProps {
  /** The new caller, as typed so far. */
  caller: Caller;
  disabled: boolean;
  onPick: (caller: Caller) => void;
}

/** Offers the stored persons who have the name and the telephone number of a new caller. */
export const KnownCallers = ({ caller, disabled, onPick }: KnownCallersProps) => {
  const known = useKnownCallers(caller);
  return (
    <Known>
      <output>{known.length > 0 && texts.known}</output>
      {known.map((person) => (
        <button
          key={`${person.submitterId} ${person.clientId}`}
          type="button"
          disabled={disabled}
          onClick={() => onPick(person)}
        >
          <UserRound size={16} aria-hidden="true" />
          <CallerLines caller={person} />
        </button>
      ))}
    </Known>
  );
};

const typingPauseMs = 300;
/** The search accepts no longer text. */
const maxTextLength = 200;

const useKnownCallers = (caller: Caller): readonly Caller[] => {
  const isComplete = caller.phone !== null && findCallerProblem(caller) === null;
  const text = isComplete ? `${caller.phone} ${caller.name}`.slice(0, maxTextLength) : '';
  const search = useDebouncedValue(text, typingPauseMs);
  const { data } = useCallersQuery(
    search === '' ? { skip: true } : { variables: { text: search, kinds: ['PERSON'] }, context: silentContext },
  );
  return isComplete && data ? markTwins(data.search.people.filter((person) => isSameAsNew(person, caller))) : [];
};

const Known = chakra('div', {
  base: {
    '&:has(> output:empty)': { display: 'contents' },
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    mt: '1',
    textStyle: 'sm',
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      w: 'full',
      minH: { base: 'control.touch', md: 'control.sm' },
      px: '3',
      py: '1.5',
      textAlign: 'start',
      bg: 'bg.warning',
      color: 'fg',
      borderRadius: 'md',
      cursor: 'pointer',
      '& > svg': { flex: 'none', color: 'fg.muted' },
    },
  },
});

import { Button } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Place } from '../../map/picker/place.ts';
import type { MatchFactsFragment } from '../match/match.generated.ts';
import { MatchReasons } from '../match/match-reasons.tsx';
import type { LinkedSignalFragment } from '../preview/preview.generated.ts';
import { SignalTable } from '../signal-table.tsx';
import { texts } from './link.texts.ts';

interface CandidateTableProps {
  signals: readonly LinkedSignalFragment[];
  /** The place of the breakdown. */
  from: Place | null;
  /** Why signals may belong to the breakdown, by the id of the signal. If null, the reasons are not shown. */
  matches: ReadonlyMap<string, MatchFactsFragment> | null;
  /** Ids of the chosen signals. */
  chosen: readonly string[];
  /** True while signals are linked or other signals are loaded. */
  isPending: boolean;
  onToggle: (id: string) => void;
  /** Chooses all shown signals, or none of them. */
  onToggleAll: (isChosen: boolean) => void;
  onLink: (id: string) => void;
}

/** The signals that can be linked, each with a checkbox and a button that links only this signal. */
export const CandidateTable = (props: CandidateTableProps) =>
  props.signals.length > 0 ? (
    <Table {...props} />
  ) : (
    <p className="empty">{props.matches ? texts.noneLikely : texts.none}</p>
  );

const Table = ({ matches, chosen, isPending, onToggle, onToggleAll, onLink, ...table }: CandidateTableProps) => (
  <SignalTable
    {...table}
    caption={texts.title}
    chosen={chosen}
    hasResponse={false}
    {...(matches && {
      reasonOf: ({ id }) => {
        const match = matches.get(id);
        return match && <MatchReasons match={match} />;
      },
    })}
    markAll={<CheckAll signals={table.signals} chosen={chosen} isPending={isPending} onToggle={onToggleAll} />}
    markOf={({ id }) => (
      <input
        type="checkbox"
        aria-label={texts.select(id)}
        checked={chosen.includes(id)}
        disabled={isPending}
        onChange={() => onToggle(id)}
      />
    )}
    actionOf={({ id }) => (
      <Button size="xs" variant="outline" disabled={isPending} aria-label={texts.linkOf(id)} onClick={() => onLink(id)}>
        <Link2 />
        {texts.linkOne}
      </Button>
    )}
  />
);

interface CheckAllProps extends Pick<CandidateTableProps, 'signals' | 'chosen' | 'isPending'> {
  onToggle: (isChosen: boolean) => void;
}

/** The checkbox in the head of the table. */
const CheckAll = ({ signals, chosen, isPending, onToggle }: CheckAllProps) => {
  const box = useRef<HTMLInputElement>(null);
  const count = signals.filter(({ id }) => chosen.includes(id)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < signals.length;
  }, [count, signals.length]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={texts.selectAll}
      checked={count === signals.length}
      disabled={isPending}
      onChange={(event) => onToggle(event.target.checked)}
    />
  );
};

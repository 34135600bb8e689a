import { Button, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Place } from '../../map/picker/place.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { narrow, onNarrow, onPhone, useWidth } from '../../platform/width.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { closeOnEscape } from '../../ui/dialog-frame.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { CandidateTable } from './candidate-table.tsx';
import { LinkFoot, ViewChoice } from './link-dialog-controls.tsx';
import { LinkFilter } from './link-filter.tsx';
import { texts } from './link.texts.ts';
import { useCandidates, type CandidateView } from './use-candidates.ts';
import { useChosenSignals } from './use-chosen-signals.ts';

const CandidateMap = lazyPart(() => import('./candidate-map.tsx'), 'CandidateMap');
const Pager = lazyPart(() => import('../../ui/list/pager.tsx'), 'Pager');

interface LinkDialogProps {
  breakdown: Pick<BreakdownDetailsFragment, 'id' | 'workCardNo' | 'location'>;
  onClose: () => void;
  /** Called when 'Undo' in a toast has ended, even if it failed. The dialog may be closed by then. */
  onUndone: () => Promise<unknown>;
}

/** BR-7: lists new signals without a breakdown in a table and on a map. The user links one or several of them. */
export const LinkDialog = ({ breakdown, onClose, onUndone }: LinkDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { environment } = useSession();
  const hasLikely = breakdown.location !== null && environment.features.includes('BREAKDOWN_TOOLS');
  const [view, setView] = useState<CandidateView>(hasLikely ? 'likely' : 'all');
  const isNarrow = useWidth(narrow);
  const map = useCandidateMap(isNarrow);
  const candidates = useCandidates(breakdown.id, view);
  const { signals, total, refetch } = candidates;
  const choice = useChosenSignals({ breakdownId: breakdown.id, shown: signals ?? noSignals, refetch, onUndone });
  useModal(dialog, undefined);
  return (
    <Panel ref={dialog} aria-labelledby={titleId} {...closeOnEscape(onClose)}>
      <header>
        <h2 id={titleId}>{texts.title}</h2>
        <span>{texts.about(breakdown.workCardNo)}</span>
        <Button variant="ghost" size="sm" aria-label={texts.close} onClick={onClose}>
          <X />
        </Button>
      </header>
      {(hasLikely || map.choice) && (
        <ViewChoice view={view} views={hasLikely ? ['likely', 'all'] : []} onChange={setView} map={map.choice} />
      )}
      {view === 'all' && <LinkFilter search={candidates.search} onRefresh={() => void refetch()} />}
      <Candidates from={breakdown.location} view={view} candidates={candidates} choice={choice} hasMap={map.isShown} />
      <CommandNoteLine id={`${titleId}-note`} note={choice.command.note} />
      {view === 'all' && (
        <Pager
          state={candidates.state}
          total={total}
          mayHaveNext={false}
          isNarrow={isNarrow}
          pages={{ onPage: candidates.setPage }}
          onSize={candidates.setSize}
        />
      )}
      <LinkFoot
        total={view === 'likely' ? total : null}
        chosen={choice.chosen.length}
        isPending={choice.command.isPending}
        onClose={onClose}
        onLink={() => void choice.link(choice.chosen)}
      />
    </Panel>
  );
};

interface CandidatesProps {
  /** The place of the breakdown. */
  from: Place | null;
  view: CandidateView;
  candidates: ReturnType<typeof useCandidates>;
  choice: ReturnType<typeof useChosenSignals>;
  hasMap: boolean;
}

/** The signals in a table and on a map. A signal that is chosen on the map is scrolled into view in the table. */
const Candidates = ({ from, view, candidates, choice, hasMap }: CandidatesProps) => {
  const rows = useRef<HTMLDivElement>(null);
  const { signals, matches, error, refetch } = candidates;
  const { chosen, toggle, toggleAll, link, command } = choice;
  const toggleOnMap = (id: string): void => {
    toggle(id);
    rows.current?.querySelector(`[data-signal="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="candidates">
      <div className="rows" ref={rows}>
        {error && !signals && <PageError title={texts.failed} error={error} onRetry={refetch} />}
        {signals && (
          <CandidateTable
            signals={signals}
            from={from}
            matches={view === 'likely' ? matches : null}
            chosen={chosen}
            isPending={command.isPending || candidates.isOutdated}
            onToggle={toggle}
            onToggleAll={toggleAll}
            onLink={(id) => void link([id])}
          />
        )}
      </div>
      {hasMap && <CandidateMap signals={signals ?? noSignals} from={from} chosen={chosen} onToggle={toggleOnMap} />}
    </div>
  );
};

/** On narrow pages a button shows the map below the list. On wide pages the map is always beside the list. */
const useCandidateMap = (isNarrow: boolean) => {
  const { features } = useSession().environment;
  const [isOpened, setIsOpened] = useState(false);
  const hasMap = features.includes('MAP');
  return {
    isShown: hasMap && (isOpened || !isNarrow),
    choice: hasMap && isNarrow ? { isShown: isOpened, onToggle: () => setIsOpened(!isOpened) } : null,
  };
};

const noSignals = [] as const;

const Panel = chakra('dialog', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    m: '0',
    p: '0',
    w: '100vw',
    h: '100dvh',
    maxW: '100vw',
    maxH: '100dvh',
    bg: 'bg.panel',
    color: 'fg',
    outline: '0',
    '& > header': { display: 'flex', alignItems: 'center', gap: '3', px: '6', py: '3', borderBottomWidth: '1px' },
    '& h2': { textStyle: 'xl' },
    '& > header span': { flex: '1', color: 'fg.muted', textStyle: 'sm' },
    '& .views': { display: 'flex', gap: '2', px: '6', py: '2', bg: 'bg.subtle', borderBottomWidth: '1px' },
    '& .candidates': {
      flex: '1',
      minH: '0',
      display: 'flex',
      '& > figure': { borderInlineStartWidth: '1px' },
    },
    '& .rows': { flex: '2.4', minW: '0', minH: '0', overflowY: 'auto' },
    [onPhone]: {
      '& > header, & > footer, & .views': { px: '4' },
      '& > header': { flexWrap: 'wrap', rowGap: '0' },
      '& h2': { flex: '1' },
      '& > header span': { order: '1', flex: '1 0 100%' },
      '& > footer span': { flex: '1 0 100%' },
    },
    // The whole dialog scrolls. The list leaves space for the map below.
    [onNarrow]: {
      overflowY: 'auto',
      '& .candidates': { flex: '1 0 auto', flexDirection: 'column' },
      '& .candidates > figure': { flex: 'none', h: '45dvh', borderInlineStartWidth: '0', borderTopWidth: '1px' },
      '& .rows': { flex: 'none', overflow: 'visible' },
      '& .rows:has(+ figure)': { maxH: '40dvh', overflowY: 'auto' },
      '& > footer': { position: 'sticky', bottom: '0' },
    },
    '& .empty': { p: '6', color: 'fg.muted' },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: '6',
      py: '3',
      borderTopWidth: '1px',
      bg: 'bg.subtle',
    },
    '& > footer span': { flex: '1', textStyle: 'sm' },
  },
});

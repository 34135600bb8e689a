import { Button, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
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
import { useLinkSignals } from './use-link-signals.ts';

const CandidateMap = lazyPart(() => import('./candidate-map.tsx'), 'CandidateMap');

interface LinkDialogProps {
  breakdown: Pick<BreakdownDetailsFragment, 'id' | 'workCardNo' | 'location'>;
  onClose: () => void;
  /** Called after the Undo of a toast has removed links, perhaps after the dialog was closed. */
  onUndone: () => Promise<unknown>;
}

/** BR-7: lists new signals without a breakdown in a table and on a map. The user links one or several of them. */
export const LinkDialog = ({ breakdown, onClose, onUndone }: LinkDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { environment } = useSession();
  const hasLikely = breakdown.location !== null && environment.features.includes('BREAKDOWN_TOOLS');
  const [view, setView] = useState<CandidateView>(hasLikely ? 'likely' : 'all');
  const map = useCandidateMap();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { signals, matches, total, page, setPage, search, error, refetch } = useCandidates(breakdown.id, view);
  const command = useLinkSignals(async () => {
    await Promise.allSettled([refetch(), onUndone()]);
  });
  useModal(dialog, undefined);
  const link = async (signalIds: readonly string[]): Promise<void> => {
    const outcome = await command.run({ breakdownId: breakdown.id, signalIds: [...signalIds] });
    const linked = outcome.kind === 'done' ? outcome.value.linked : [];
    setChosen((previous) => previous.filter((id) => !linked.includes(id)));
    await refetch().catch(() => undefined);
  };
  const toggle = (id: string): void =>
    setChosen((previous) => (previous.includes(id) ? previous.filter((each) => each !== id) : [...previous, id]));
  const toggleOnMap = (id: string): void => {
    toggle(id);
    rows.current?.querySelector(`[data-signal="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
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
      {view === 'all' && <LinkFilter onSearch={search} />}
      <div className="candidates">
        <div className="rows" ref={rows}>
          {error && !signals && <PageError title={texts.failed} error={error} onRetry={refetch} />}
          {signals && (
            <CandidateTable
              signals={signals}
              from={breakdown.location}
              matches={view === 'likely' ? matches : null}
              chosen={chosen}
              isPending={command.isPending}
              onToggle={toggle}
              onLink={(id) => void link([id])}
            />
          )}
        </div>
        {map.isShown && (
          <CandidateMap
            signals={signals ?? noSignals}
            from={breakdown.location}
            chosen={chosen}
            onToggle={toggleOnMap}
          />
        )}
      </div>
      <CommandNoteLine id={`${titleId}-note`} note={command.note} />
      <LinkFoot
        total={total}
        chosen={chosen.length}
        page={page}
        isPending={command.isPending}
        onPage={setPage}
        onClose={onClose}
        onLink={() => void link(chosen)}
      />
    </Panel>
  );
};

/** On narrow pages a button shows the map below the list. On wide pages the map is always beside the list. */
const useCandidateMap = () => {
  const { features } = useSession().environment;
  const isNarrow = useWidth(narrow);
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

import { Button, chakra } from '@chakra-ui/react';
import { Link2, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { closing } from '../../ui/dialog-frame.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import { texts as previewTexts } from '../preview/preview.texts.ts';
import { SignalTable } from '../signal-table.tsx';
import { MatchReasons } from '../match/match-reasons.tsx';
import { LinkFilter } from './link-filter.tsx';
import { texts } from './link.texts.ts';
import { pageSize, useCandidates, type CandidateView } from './use-candidates.ts';
import { useLinkSignals } from './use-link-signals.ts';

interface LinkDialogProps {
  breakdown: Pick<BreakdownDetailsFragment, 'id' | 'workCardNo' | 'location'>;
  onClose: () => void;
  /** Called after the Undo of a toast has removed links, perhaps after the dialog was closed. */
  onUndone: () => Promise<unknown>;
}

/** BR-7: new signals without a breakdown, to link one or several. */
export const LinkDialog = ({ breakdown, onClose, onUndone }: LinkDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { environment } = useSession();
  const hasLikely = breakdown.location !== null && environment.features.includes('BREAKDOWN_TOOLS');
  const [view, setView] = useState<CandidateView>(hasLikely ? 'likely' : 'all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { signals, matches, total, page, setPage, search, error, refetch } = useCandidates(breakdown.id, view);
  const command = useLinkSignals(async () => {
    await Promise.allSettled([refetch(), onUndone()]);
  });
  useModal(dialog, undefined);
  const link = async (signalIds: readonly string[]): Promise<void> => {
    const outcome = await command.run({ breakdownId: breakdown.id, signalIds: [...signalIds] });
    const linked = outcome.kind === 'done' ? outcome.value.linked : [];
    setChosen((present) => present.filter((id) => !linked.includes(id)));
    await refetch().catch(() => undefined);
  };
  const toggle = (id: string): void =>
    setChosen((present) => (present.includes(id) ? present.filter((one) => one !== id) : [...present, id]));
  return (
    <Panel ref={dialog} aria-labelledby={titleId} {...closing(onClose)}>
      <header>
        <h2 id={titleId}>{texts.title}</h2>
        <span>{texts.about(breakdown.workCardNo)}</span>
        <Button variant="ghost" size="sm" aria-label={texts.close} onClick={onClose}>
          <X />
        </Button>
      </header>
      {hasLikely && <ViewChoice view={view} onChange={setView} />}
      {view === 'all' && <LinkFilter onSearch={search} />}
      <div className="rows">
        {error && !signals && <PageError title={texts.failed} error={error} onRetry={refetch} />}
        {signals?.length === 0 && <p className="empty">{view === 'likely' ? texts.noneLikely : texts.none}</p>}
        {signals && signals.length > 0 && (
          <SignalTable
            caption={texts.title}
            signals={signals}
            from={breakdown.location}
            {...(view === 'likely' && {
              reasonOf: ({ id }) => {
                const match = matches.get(id);
                return match && <MatchReasons match={match} />;
              },
            })}
            markOf={({ id }) => (
              <input
                type="checkbox"
                aria-label={texts.select(id)}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            )}
            actionOf={({ id }) => (
              <Button
                size="xs"
                variant="outline"
                disabled={command.isPending}
                aria-label={texts.linkOf(id)}
                onClick={() => void link([id])}
              >
                <Link2 />
                {texts.linkOne}
              </Button>
            )}
          />
        )}
      </div>
      <CommandNoteLine id={`${titleId}-note`} note={command.note} />
      <Foot
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

interface ViewChoiceProps {
  view: CandidateView;
  onChange: (view: CandidateView) => void;
}

const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <fieldset className="views" aria-label={texts.views}>
    {(['likely', 'all'] as const).map((name) => (
      <Button
        key={name}
        size="xs"
        variant={view === name ? 'solid' : 'outline'}
        aria-pressed={view === name}
        onClick={() => onChange(name)}
      >
        {texts.viewNames[name]}
      </Button>
    ))}
  </fieldset>
);

interface FootProps {
  total: number;
  /** Number of chosen signals. */
  chosen: number;
  page: number;
  isPending: boolean;
  onPage: (page: number) => void;
  onClose: () => void;
  onLink: () => void;
}

const Foot = ({ total, chosen, page, isPending, onPage, onClose, onLink }: FootProps) => (
  <footer>
    <span>
      {previewTexts.total(formatNumber(total))} {texts.chosen(chosen)}
    </span>
    <Button size="sm" variant="ghost" disabled={page === 1} onClick={() => onPage(page - 1)}>
      {previewTexts.previousPage}
    </Button>
    <Button size="sm" variant="ghost" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
      {previewTexts.nextPage}
    </Button>
    <Button size="sm" variant="outline" onClick={onClose}>
      {texts.close}
    </Button>
    <Button size="sm" disabled={isPending || chosen === 0} onClick={onLink}>
      <Link2 />
      {texts.linkChosen(chosen)}
    </Button>
  </footer>
);

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
    '& .rows': { flex: '1', minH: '0', overflowY: 'auto' },
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

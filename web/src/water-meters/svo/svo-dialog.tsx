import { Button, chakra, IconButton, Kbd } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Eye, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { layerVisibility } from '../../map/layer-visibility.ts';
import { isSamePlace } from '../../map/picker/place.ts';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { areSingleLettersOn } from '../../platform/shortcuts.ts';
import { useStore } from '../../platform/store.ts';
import { closeOnEscape } from '../../ui/dialog-frame.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { createSnapOverlay, previewLayer } from './snap-overlay.ts';
import type { Queue } from './queue-order.ts';
import { useSvoMeterQuery } from './svo.generated.ts';
import { texts } from './svo.texts.ts';
import { SvoMap } from './svo-map.tsx';
import { SvoPanel } from './svo-panel.tsx';
import { useProposals } from './use-proposals.ts';
import { useSnapPreview } from './use-snap-preview.ts';
import { useSession } from '../../session/use-session.ts';
import { type SvoMeter, useSnap } from './use-snap.ts';
import { type MeterListVariables, useListedMeters, useSvoQueue } from './use-svo-queue.ts';

interface SvoDialogProps {
  meterId: string;
  onClose: () => void;
  /** The list from which the dialog was opened. */
  list: MeterListVariables;
  /** Opens another meter of the queue, which has the common meters without an SVO. */
  onGo: (meterId: string) => void;
  /** Called after a change was stored, to refresh the list. */
  onStored: () => void;
}

/** WM-4: the full-screen dialog that connects a common meter to a service connection. */
export const SvoDialog = ({ meterId, list, onClose, onGo, onStored }: SvoDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, undefined);
  const { data, error, refetch } = useSvoMeterQuery({
    variables: { id: meterId },
    fetchPolicy: 'network-only',
  });
  const meter = data?.waterMeter;
  const { withVisited, go } = useVisited(meterId, onGo);
  const listed = useListedMeters(list);
  return (
    <Screen ref={dialog} aria-labelledby={titleId} {...closeOnEscape(onClose)}>
      {meter?.id === meterId ? (
        <SvoWork
          key={meterId}
          meter={meter}
          listed={listed}
          withVisited={withVisited}
          titleId={titleId}
          onClose={onClose}
          onGo={go}
          onStored={onStored}
          onOutdated={() => void refetch()}
        />
      ) : (
        <>
          <header>
            <h2 id={titleId}>{meter === null ? texts.unknownMeter : texts.loading}</h2>
            <CloseButton onClose={onClose} />
          </header>
          {error && <PageError title={texts.loadFailed} error={error} onRetry={refetch} />}
        </>
      )}
    </Screen>
  );
};

/**
 * The meters that were open in the dialog, in the order of the queue. K returns to the meter before J, also where the
 * list ends and the other meters begin.
 */
const useVisited = (meterId: string, onGo: (meterId: string) => void) => {
  const [visited, setVisited] = useState<readonly string[]>([meterId]);
  const index = visited.indexOf(meterId);
  const withVisited = (queue: Queue): Queue => ({
    ...queue,
    previousId: visited[index - 1] ?? queue.previousId,
    nextId: visited[index + 1] ?? queue.nextId,
  });
  const go = (id: string, direction: Direction): void => {
    if (!visited.includes(id)) setVisited(direction === 'nextId' ? [...visited, id] : [id, ...visited]);
    onGo(id);
  };
  return { withVisited, go };
};

type Direction = 'previousId' | 'nextId';

type Go = (meterId: string, direction: Direction) => void;

interface SvoWorkProps extends Omit<SvoDialogProps, 'meterId' | 'list' | 'onGo'> {
  meter: SvoMeter;
  listed: ReturnType<typeof useListedMeters>;
  withVisited: (queue: Queue) => Queue;
  onGo: Go;
  titleId: string;
  onOutdated: () => void;
}

const SvoWork = ({ meter, listed, withVisited, titleId, onClose, onGo, onStored, onOutdated }: SvoWorkProps) => {
  const hasTools = useSession().environment.features.includes('SVO_TOOLS');
  const home = meter.address?.location ?? meter.location;
  const initial = meter.location ?? home;
  const marker = usePickedPlace(initial && { ...initial, address: null, pipelineId: null }, {
    hasPipes: false,
    hasAddresses: false,
  });
  const [svoId, setSvoId] = useState<string | null>(null);
  const found = useSvoQueue(meter.id, listed);
  const queue = found && withVisited(found);
  const { proposals, hasFailed, refetch } = useProposals(
    meter.id,
    isSamePlace(marker.place, initial) ? null : marker.place,
  );
  const { preview, note, isTooFar, show } = useSnapPreview(meter.id, svoId, marker.place);
  const { save, isPending } = useSnap(meter, { hasTools, onClose, onStored, onOutdated });
  const isLayerShown = useStore(layerVisibility)[previewLayer] !== false;
  const overlay = useMemo(
    () => createSnapOverlay(preview, proposals?.map(({ point }) => point) ?? [], isLayerShown),
    [preview, proposals, isLayerShown],
  );
  const store = (): void => {
    if (svoId !== null && marker.place && !isPending && !isTooFar) void save(svoId, marker.place);
  };
  useDialogKeys({ store, goTo: (direction) => goTo(queue, direction, onGo) });
  return (
    <>
      <header>
        <h2 id={titleId}>{meter.address?.description ?? texts.meter(meter.fabricNo)}</h2>
        <span className="about">{texts.meter(meter.fabricNo)}</span>
        {queue && <QueueControl queue={queue} isInQueue={meter.svoId === null} onGo={onGo} />}
        {svoId !== null && marker.place && (
          <>
            <Button size="sm" variant="outline" onClick={() => void show()}>
              <Eye />
              {texts.preview}
            </Button>
            <Button
              size="sm"
              disabled={isPending || isTooFar}
              title={isTooFar ? texts.tooFar : undefined}
              aria-keyshortcuts="Control+S"
              onClick={store}
            >
              {texts.save} <Kbd hideBelow="md">Ctrl S</Kbd>
            </Button>
          </>
        )}
        <CloseButton onClose={onClose} />
      </header>
      <div className="work">
        <SvoMap home={home} marker={marker} svoId={svoId} onChoose={setSvoId} overlay={overlay} note={note} />
        <SvoPanel
          svoId={svoId}
          currentSvoId={meter.svoId}
          proposals={proposals}
          hasFailed={hasFailed}
          onRetry={refetch}
          onChoose={setSvoId}
          marker={marker.place}
        />
      </div>
    </>
  );
};

const goTo = (queue: Queue | undefined, direction: Direction, onGo: Go): void => {
  const id = queue?.[direction];
  if (id) onGo(id, direction);
};

interface DialogKeys {
  store: () => void;
  goTo: (direction: Direction) => void;
}

/**
 * K opens the previous meter of the queue, J the next one, but not while the user types or if single-letter keys are
 * off. Ctrl S saves.
 */
const useDialogKeys = (keys: DialogKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      if (action === 'store') latest.current.store();
      else latest.current.goTo(action);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

const actionOf = ({
  code,
  ctrlKey,
  metaKey,
  target,
}: Pick<KeyboardEvent['nativeEvent'], 'code' | 'ctrlKey' | 'metaKey' | 'target'>) => {
  if (ctrlKey || metaKey) return code === 'KeyS' ? 'store' : null;
  const isTyping = target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox])');
  if (isTyping || !areSingleLettersOn.get()) return null;
  if (code === 'KeyJ') return 'nextId';
  return code === 'KeyK' ? 'previousId' : null;
};

interface QueueControlProps {
  queue: Queue;
  isInQueue: boolean;
  onGo: Go;
}

/** Buttons that open the previous and the next common meter without an SVO. */
const QueueControl = ({ queue, isInQueue, onGo }: QueueControlProps) => (
  <div className="queue">
    <span>
      {isInQueue && queue.position <= queue.total
        ? texts.queue(queue.position, queue.total, queue.isOfList)
        : texts.queueRest(queue.total, queue.isOfList)}
    </span>
    {(['previousId', 'nextId'] as const).map((direction) => (
      <IconButton
        key={direction}
        size="sm"
        variant="ghost"
        px="0"
        aria-label={direction === 'previousId' ? texts.previous : texts.next}
        title={direction === 'previousId' ? texts.previous : texts.next}
        disabled={!queue[direction]}
        onClick={() => goTo(queue, direction, onGo)}
      >
        {direction === 'previousId' ? <ChevronUp /> : <ChevronDown />}
      </IconButton>
    ))}
  </div>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <IconButton size="sm" variant="ghost" px="0" aria-label={texts.close} title={texts.close} onClick={onClose}>
    <X />
  </IconButton>
);

const Screen = chakra('dialog', {
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
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', md: '6' },
      py: '2.5',
      borderBottomWidth: '1px',
    },
    '& h2': { textStyle: 'lg' },
    '& .about': { flex: '1', color: 'fg.muted', textStyle: 'sm' },
    '& .queue': { display: 'flex', alignItems: 'center', gap: '1', textStyle: 'sm', color: 'fg.muted' },
    '& .work': { flex: '1', minH: '0', display: 'flex', flexDirection: { base: 'column', md: 'row' } },
  },
});

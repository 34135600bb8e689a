import { Box, Button, chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { silently } from '../platform/busy.ts';
import { colourMode } from '../platform/colour-mode.ts';
import { PageError } from '../ui/page-state.tsx';
import { useStore } from '../platform/store.ts';
import { fontFaces } from './style/fonts.ts';
import { layerChoice, layerGroups, shownLayers } from './layer-choice.ts';
import { MapContext } from './map-context.ts';
import { useMapPartsQuery } from './map.generated.ts';
import { mapStyle } from './style/map-style.ts';
import { useMapTrouble } from './map-trouble.ts';
import { texts } from './map.texts.ts';
import type { FeatureRef } from './style/network-style.ts';
import { startView, type View } from './picker/place.ts';
import { useMapLibre } from './use-maplibre.ts';

interface MapCanvasProps {
  /** Where the map begins. */
  view?: View;
  /** The network's layers too; without them the base map alone. */
  withNetwork: boolean;
  /** Shown although their boxes are empty. */
  alwaysShown?: readonly string[];
  chosen?: FeatureRef | null;
  isStill?: boolean;
  /** What stands in the map's place where the browser draws none. */
  instead: ReactNode;
  /** Controls and markers; drawn once the map is there. */
  children: ReactNode;
}

/** A map that fills its place, with what is drawn on it. */
export const MapCanvas = ({
  view = startView,
  withNetwork,
  alwaysShown,
  chosen = null,
  isStill = false,
  instead,
  children,
}: MapCanvasProps) => {
  const container = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useMapPartsQuery({
    variables: { withNetwork },
    errorPolicy: 'all',
    context: silently,
  });
  const mode = useStore(colourMode);
  const choice = useStore(layerChoice);
  const [items, servers] = [data?.mapDefinition ?? none, data?.wmsLayers ?? none];
  const groups = useMemo(() => layerGroups(items, servers), [items, servers]);
  const base = data?.baseMap ?? null;
  const isKnown = data !== undefined || error !== undefined;
  const style = useMemo(() => {
    if (!isKnown) return null;
    const shown = new Set([...shownLayers(groups, choice), ...(alwaysShown ?? [])]);
    const { origin } = window.location;
    return mapStyle({ base, items, servers, shown, chosen, mode, origin, fontFaces: fontFaces(origin) });
  }, [isKnown, groups, choice, alwaysShown, base, items, servers, chosen, mode]);
  const state = useMapLibre(container, { style, view, isStill });
  const map = state.kind === 'ready' ? state.map : null;
  const { trouble, retry } = useMapTrouble(map);
  const handle = useMemo(
    () => (state.kind === 'ready' ? { map: state.map, createMarker: state.createMarker, groups, items } : null),
    [state, groups, items],
  );

  if (state.kind === 'unsupported') return <Frame>{instead}</Frame>;
  if (state.kind === 'failed')
    return (
      <Frame>
        <PageError title={texts.mapFailed} error={state.error} />
      </Frame>
    );
  return (
    <Frame data-map-ready={map ? '' : undefined}>
      <Box position="absolute" inset="0">
        <Box ref={container} />
      </Box>
      {handle && <MapContext value={handle}>{children}</MapContext>}
      {(trouble ?? error) && (
        <Notice
          text={error ? texts.layersFailed : trouble === 'slow' ? texts.slow : texts.partFailed}
          onRetry={trouble === 'slow' ? undefined : () => void (error ? refetch() : retry())}
        />
      )}
    </Frame>
  );
};

const none = [] as const;

const Notice = ({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) => (
  <NoticeFrame>
    {text}
    {onRetry && (
      <Button size="xs" variant="ghost" onClick={onRetry}>
        <RefreshCw />
        {texts.retry}
      </Button>
    )}
  </NoticeFrame>
);

const NoticeFrame = chakra('output', {
  base: {
    position: 'absolute',
    // Above scale, attribution and hints.
    bottom: '24',
    left: '50%',
    translate: '-50% 0',
    zIndex: 'docked',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '1.5',
    maxW: 'calc(100% - 2rem)',
    bg: 'bg.warning',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'float',
    textStyle: 'sm',
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minH: '0',
    minW: '0',
    h: 'full',
    overflow: 'hidden',
    isolation: 'isolate',
    bg: 'bg.muted',
    display: 'flex',
    containerType: 'inline-size',
  },
});

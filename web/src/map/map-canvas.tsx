import { Box, Button, chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { silentContext } from '../platform/request/busy.ts';
import { colourMode } from '../platform/colour-mode.ts';
import { PageError } from '../ui/page-state.tsx';
import { useStore } from '../platform/store.ts';
import { createFontFaces } from './style/fonts.ts';
import { layerVisibility, buildLayerGroups, getShownLayers } from './layer-visibility.ts';
import { MapContext } from './map-context.ts';
import type { MapOverlay } from './map-overlay.ts';
import { useMapPartsQuery } from './map.generated.ts';
import { buildMapStyle } from './style/map-style.ts';
import type { MapZone } from './style/zone-style.ts';
import { type MapLoadIssue, useMapLoadIssue } from './map-load-issue.ts';
import { texts } from './map.texts.ts';
import type { FeatureRef } from './style/network-style.ts';
import type { View } from './picker/place.ts';
import { useMapLibre } from './use-maplibre.ts';

interface MapCanvasProps {
  /** The initial view. */
  view: View;
  /** If true, the map has the layers of the network and the base map, otherwise the base map only. */
  hasNetwork: boolean;
  /** Ids of layers that are shown even if their checkboxes are unchecked. */
  alwaysShown?: readonly string[];
  /** The feature that is highlighted. */
  chosen?: FeatureRef | null;
  /** Lines that are highlighted, such as the zone of an isolation. */
  zone?: MapZone | null;
  /** Layers of the page, such as signals. The page passes the same array until the layers change. */
  overlays?: readonly MapOverlay[];
  /** If true, the user can neither move nor zoom the map. */
  isStatic?: boolean;
  /** Shown instead of the map if the browser has no WebGL. */
  fallback: ReactNode;
  /** Controls and markers. Rendered when the map is ready. */
  children: ReactNode;
}

/** A map that fills its container. */
export const MapCanvas = ({
  view,
  hasNetwork,
  alwaysShown,
  chosen = null,
  zone = null,
  overlays = emptyList,
  isStatic = false,
  fallback,
  children,
}: MapCanvasProps) => {
  const container = useRef<HTMLDivElement>(null);
  const { parts, error, refetch } = useMapParts(hasNetwork);
  const style = useMapStyle(parts, { alwaysShown, chosen, zone, overlays });
  const state = useMapLibre(container, { style, view, isStatic });
  const map = state.kind === 'ready' ? state.map : null;
  const { loadIssue, retry } = useMapLoadIssue(map);
  const { items } = parts;
  const groups = useMemo(() => [...overlays.map(({ group }) => group), ...parts.groups], [overlays, parts.groups]);
  const handle = useMemo(
    () =>
      state.kind === 'ready'
        ? {
            map: state.map,
            createMarker: state.createMarker,
            groups,
            items,
            records: overlays.flatMap(({ records = [] }) => records),
          }
        : null,
    [state, groups, items, overlays],
  );

  if (state.kind === 'unsupported') return <Frame>{fallback}</Frame>;
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
      <LoadNotice hasError={Boolean(error)} loadIssue={loadIssue} onRefetch={() => void refetch()} onRetry={retry} />
    </Frame>
  );
};

/** Reads which base map, network layers and map servers the installation has. */
const useMapParts = (withNetwork: boolean) => {
  const { data, error, refetch } = useMapPartsQuery({
    variables: { withNetwork },
    errorPolicy: 'all',
    context: silentContext,
  });
  const { mapDefinition, wmsLayers, baseMap } = data ?? {};
  const [items, servers] = [mapDefinition ?? emptyList, wmsLayers ?? emptyList];
  const base = baseMap ?? null;
  const isLoaded = data !== undefined || error !== undefined;
  const parts = useMemo(
    () => ({ isLoaded, base, items, servers, groups: buildLayerGroups(items, servers) }),
    [isLoaded, base, items, servers],
  );
  return { parts, error, refetch };
};

const emptyList = [] as const;

/** The MapLibre style of the map; null while the parts of the map load. */
const useMapStyle = (
  parts: ReturnType<typeof useMapParts>['parts'],
  {
    alwaysShown = emptyList,
    chosen,
    zone,
    overlays = emptyList,
  }: Pick<MapCanvasProps, 'alwaysShown' | 'overlays'> & { chosen: FeatureRef | null; zone: MapZone | null },
) => {
  const mode = useStore(colourMode);
  const visibility = useStore(layerVisibility);
  return useMemo(() => {
    const { isLoaded, groups, ...layers } = parts;
    if (!isLoaded) return null;
    const shown = new Set([...getShownLayers(groups, visibility), ...alwaysShown]);
    const { origin } = window.location;
    const style = buildMapStyle({ ...layers, shown, chosen, zone, mode, origin, fontFaces: createFontFaces(origin) });
    if (overlays.length === 0) return style;
    const sources = Object.assign(
      {},
      style.sources,
      ...overlays.map((overlay) => overlay.sources),
    ) as typeof style.sources;
    return {
      ...style,
      sources,
      layers: [...style.layers, ...overlays.flatMap(({ createLayers }) => createLayers(mode))],
    };
  }, [parts, visibility, alwaysShown, chosen, zone, mode, overlays]);
};

interface LoadNoticeProps {
  /** True if the layers failed to load. */
  hasError: boolean;
  /** Whether tiles failed or are slow to load. */
  loadIssue: MapLoadIssue;
  onRefetch: () => void;
  onRetry: () => void;
}

const LoadNotice = ({ hasError, loadIssue, onRefetch, onRetry }: LoadNoticeProps) => {
  const isSlow = loadIssue === 'slow';
  if (hasError) return <Notice text={texts.layersFailed} onRetry={isSlow ? undefined : onRefetch} />;
  if (loadIssue === null) return null;
  return <Notice text={isSlow ? texts.slow : texts.partFailed} onRetry={isSlow ? undefined : onRetry} />;
};

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
    // Above the scale, the attribution and the key hints.
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

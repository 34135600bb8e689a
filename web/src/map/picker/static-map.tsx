import { formatPlace } from '@struma/shared/geo.ts';
import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { colourMode } from '../../platform/colour-mode.ts';
import { loadCode } from '../../platform/loading/load-code.ts';
import { log } from '../../platform/log.ts';
import { useStore } from '../../platform/store.ts';
import { useMapPartsQuery } from '../map.generated.ts';
import { texts } from '../map.texts.ts';
import type { View } from './place.ts';

interface StaticMapProps {
  view: View;
  /** Text on how to proceed without an interactive map. */
  hint?: string;
  /** Whether the centre is marked. */
  isMarked?: boolean;
}

/** For browsers without WebGL: the base map around a place, drawn once. */
export const StaticMap = ({ view, hint, isMarked = true }: StaticMapProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mode = useStore(colourMode);
  const { data } = useMapPartsQuery({ variables: { withNetwork: false }, errorPolicy: 'all', context: silentContext });
  const base = data?.baseMap;
  useEffect(() => {
    if (!base || !canvas.current) return undefined;
    const controller = new AbortController();
    const target = canvas.current;
    const draw = async (): Promise<void> => {
      const { drawBaseMap } = await loadCode(() => import('../style/draw-base-map.ts'));
      await drawBaseMap(target, base, view, { mode, isMarked, signal: controller.signal });
    };
    draw().catch((error: unknown) => controller.signal.aborted || log(String(error)));
    return () => controller.abort();
  }, [base, view, mode, isMarked]);
  return (
    <Frame aria-label={texts.stillPicture(formatPlace(view.center))}>
      <canvas ref={canvas} aria-hidden="true" />
      <Text className="note">
        {texts.noWebGl} {hint}
      </Text>
    </Frame>
  );
};

const Frame = chakra('figure', {
  base: {
    position: 'absolute',
    inset: '0',
    '& canvas': { w: 'full', h: 'full', display: 'block' },
    '& .note': {
      position: 'absolute',
      insetX: '3',
      top: '3',
      px: '3',
      py: '2',
      bg: 'bg.panel',
      borderRadius: 'lg',
      boxShadow: 'float',
      textStyle: 'sm',
      w: 'fit-content',
    },
  },
});

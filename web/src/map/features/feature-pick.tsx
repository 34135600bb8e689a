import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { featureAt, isSameFeature, type ShownFeature } from './features.ts';
import { useMap } from '../map-context.ts';

interface FeaturePickProps {
  onChoose: (feature: ShownFeature | null) => void;
}

/** MP-5: the feature under the pointer shows that it can be chosen; a press chooses it, beside all features none. */
export const FeaturePick = ({ onChoose }: FeaturePickProps) => {
  const { map, items } = useMap();
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    let hovered: ShownFeature | null = null;
    const mark = (feature: ShownFeature | null, hover: boolean): void => {
      if (feature && map.getSource(feature.source))
        map.setFeatureState({ source: feature.source, sourceLayer: feature.sourceLayer, id: feature.id }, { hover });
    };
    const hover = (feature: ShownFeature | null): void => {
      if (isSameFeature(feature, hovered)) return;
      mark(hovered, false);
      hovered = feature;
      mark(hovered, true);
      map.getCanvas().style.cursor = feature ? 'pointer' : '';
    };
    const moved = ({ point }: MapMouseEvent): void => hover(featureAt(map, items, point));
    const left = (): void => hover(null);
    const pressed = ({ point }: MapMouseEvent): void => choose(featureAt(map, items, point));
    map.on('mousemove', moved);
    map.on('mouseout', left);
    map.on('click', pressed);
    return () => {
      hover(null);
      map.off('mousemove', moved);
      map.off('mouseout', left);
      map.off('click', pressed);
    };
  }, [map, items]);
  return null;
};

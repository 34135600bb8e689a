import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { findFeatureAt, isSameFeature, type ShownFeature } from './features.ts';
import { useMap } from '../map-context.ts';

interface FeatureSelectionProps {
  onChoose: (feature: ShownFeature | null) => void;
}

/** MP-5: a click chooses the feature under the pointer, which is highlighted. A click beside features chooses none. */
export const FeatureSelection = ({ onChoose }: FeatureSelectionProps) => {
  const { map, items } = useMap();
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    let hovered: ShownFeature | null = null;
    const setHover = (feature: ShownFeature | null, hover: boolean): void => {
      if (feature && map.getSource(feature.source))
        map.setFeatureState({ source: feature.source, sourceLayer: feature.sourceLayer, id: feature.id }, { hover });
    };
    const highlight = (feature: ShownFeature | null): void => {
      if (isSameFeature(feature, hovered)) return;
      setHover(hovered, false);
      hovered = feature;
      setHover(hovered, true);
      map.getCanvas().style.cursor = feature ? 'pointer' : '';
    };
    const onMouseMove = ({ point }: MapMouseEvent): void => highlight(findFeatureAt(map, items, point));
    const onMouseOut = (): void => highlight(null);
    const onClick = ({ point, defaultPrevented }: MapMouseEvent): void => {
      if (!defaultPrevented) choose(findFeatureAt(map, items, point));
    };
    map.on('mousemove', onMouseMove);
    map.on('mouseout', onMouseOut);
    map.on('click', onClick);
    return () => {
      highlight(null);
      map.off('mousemove', onMouseMove);
      map.off('mouseout', onMouseOut);
      map.off('click', onClick);
    };
  }, [map, items]);
  return null;
};

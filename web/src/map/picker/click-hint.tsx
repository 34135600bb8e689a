import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useMap } from '../map-context.ts';
import { texts } from '../map.texts.ts';

/** After this time, a click is not the first one of a double click. */
const doubleClickMs = 500;

/** MP-1: shown after a single click or tap, which does not place the marker, until the marker is placed or the map moves. */
export const ClickHint = () => {
  const { map } = useMap();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ originalEvent }: MapMouseEvent): void => {
      // A click on a marker has its own meaning.
      if (originalEvent.target !== map.getCanvas()) return;
      clearTimeout(timer);
      timer = setTimeout(() => setIsShown(true), doubleClickMs);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setIsShown(false);
    };
    map.on('click', onClick);
    map.on('dblclick', hide);
    map.on('movestart', hide);
    return () => {
      clearTimeout(timer);
      map.off('click', onClick);
      map.off('dblclick', hide);
      map.off('movestart', hide);
    };
  }, [map]);
  const hint = window.matchMedia('(pointer: coarse)').matches ? texts.tapHint : texts.clickHint;
  return <output>{isShown && <strong className="note hint">{hint}</strong>}</output>;
};

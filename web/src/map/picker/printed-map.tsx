import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useMap } from '../map-context.ts';
import { Pin } from './place-marker.tsx';

/** The printed copy of a static map, with a pin in its centre. Browsers would print the WebGL canvas empty. */
export const PrintedMap = ({ colour = 'status.signal.mark' }: { colour?: string }) => {
  const { map } = useMap();
  const copy = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const source = map.getCanvas();
      const context = copy.current?.getContext('2d');
      if (!context) return;
      Object.assign(context.canvas, { width: source.width, height: source.height });
      // WebGL keeps its picture only during the task that has drawn it.
      map.redraw();
      context.drawImage(source, 0, 0);
    };
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, [map]);
  return (
    <Sheet aria-hidden="true">
      <canvas ref={copy} />
      <span>
        <Pin colour={colour} />
      </span>
    </Sheet>
  );
};

const Sheet = chakra('div', {
  base: {
    display: 'none',
    _print: { display: 'block', position: 'absolute', inset: '0', bg: 'bg.muted' },
    '& canvas': { w: 'full', h: 'full', objectFit: 'cover' },
    '& span': { position: 'absolute', left: '50%', bottom: '50%', translate: '-50% 0' },
  },
});

import { chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

interface PopupProps {
  /** The control that it belongs to: it stands below it, or above where there is no room. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** As wide as its control at least. */
  fill?: boolean;
  children: ReactNode;
}

/** A layer over everything, cut off by no scrolling part. Esc and a press elsewhere close it. */
export const Popup = ({ anchor, onClose, fill = false, children }: PopupProps) => {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    element.showPopover?.();
    const put = (): void => {
      if (anchor.current) place(element, anchor.current, fill);
    };
    put();
    const sizes = new ResizeObserver(put);
    sizes.observe(element);
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
    };
  }, [anchor, fill]);

  useEffect(() => {
    const press = (event: PointerEvent): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (!layer.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, [anchor, onClose]);

  return (
    <Layer ref={layer} popover="manual">
      {children}
    </Layer>
  );
};

const gap = 4;
const edge = 8;

const place = (layer: HTMLElement, anchor: HTMLElement, fill: boolean): void => {
  const box = anchor.getBoundingClientRect();
  if (fill) layer.style.minWidth = `${box.width}px`;
  const below = box.bottom + gap;
  const above = box.top - gap - layer.offsetHeight;
  const fitsBelow = below + layer.offsetHeight <= window.innerHeight - edge;
  layer.style.left = `${Math.max(edge, Math.min(box.left, window.innerWidth - layer.offsetWidth - edge))}px`;
  layer.style.top = `${fitsBelow || above < edge ? Math.min(below, Math.max(edge, window.innerHeight - layer.offsetHeight - edge)) : above}px`;
};

const Layer = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'float',
    overflow: 'auto',
    maxH: 'calc(100dvh - 1rem)',
    maxW: 'calc(100vw - 1rem)',
  },
});

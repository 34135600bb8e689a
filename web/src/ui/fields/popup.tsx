import { chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

interface PopupProps {
  /** The popup is placed below this control, or above it if there is no room below. */
  anchor: RefObject<HTMLElement | null>;
  /** Receives the key or the press that closes the popup. */
  onClose: (cause: Event) => void;
  /** If true, the popup is at least as wide as the anchor. */
  matchesAnchorWidth?: boolean;
  children: ReactNode;
}

/**
 * A popup in the browser's top layer, so that no scroll container clips it. Esc and a press outside of popup and
 * anchor call `onClose`.
 */
export const Popup = ({ anchor, onClose, matchesAnchorWidth = false, children }: PopupProps) => {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    element.showPopover?.();
    const updatePosition = (): void => {
      if (anchor.current) positionPopup(element, anchor.current, matchesAnchorWidth);
    };
    updatePosition();
    const resizeObserver = new ResizeObserver(updatePosition);
    resizeObserver.observe(element);
    window.addEventListener('scroll', updatePosition, true);
    window.addEventListener('resize', updatePosition);
    return () => {
      resizeObserver.disconnect();
      window.removeEventListener('scroll', updatePosition, true);
      window.removeEventListener('resize', updatePosition);
    };
  }, [anchor, matchesAnchorWidth]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (!layer.current?.contains(target) && !anchor.current?.contains(target)) onClose(event);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose(event);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [anchor, onClose]);

  return (
    <Layer ref={layer} popover="manual">
      {children}
    </Layer>
  );
};

const gap = 4;
const viewportMargin = 8;

const positionPopup = (layer: HTMLElement, anchor: HTMLElement, matchesWidth: boolean): void => {
  const box = anchor.getBoundingClientRect();
  if (matchesWidth) layer.style.minWidth = `${box.width}px`;
  const below = box.bottom + gap;
  const above = box.top - gap - layer.offsetHeight;
  const fitsBelow = below + layer.offsetHeight <= window.innerHeight - viewportMargin;
  layer.style.left = `${Math.max(viewportMargin, Math.min(box.left, window.innerWidth - layer.offsetWidth - viewportMargin))}px`;
  layer.style.top = `${fitsBelow || above < viewportMargin ? Math.min(below, Math.max(viewportMargin, window.innerHeight - layer.offsetHeight - viewportMargin)) : above}px`;
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

import { chakra, IconButton } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Icon } from '../ui/icons.ts';
import { useMap } from './map-context.ts';

interface PanelFrameProps {
  className: string;
  title: string;
  closeLabel: string;
  closeIcon: Icon;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A panel at the side of the map. When the panel opens, it takes the focus, and the map pans to keep the marker
 * visible. Escape closes the panel.
 */
export const PanelFrame = ({
  className,
  title,
  closeLabel,
  closeIcon: Close,
  onClose,
  footer,
  children,
}: PanelFrameProps) => {
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const { map } = useMap();
  useEffect(() => {
    const previousFocus = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const hidden = panel.current && getHiddenPixels(panel.current, map.getContainer());
    if (hidden?.some((pixels) => pixels > 0)) map.panBy(hidden, { duration: 200 });
  }, [map]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Frame ref={panel} className={className} aria-labelledby={heading} tabIndex={-1} onKeyDown={onKeyDown}>
      <header>
        <h2 id={heading}>{title}</h2>
        <IconButton size="xs" variant="ghost" px="0" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <Close />
        </IconButton>
      </header>
      <div className="content">{children}</div>
      {footer && <footer>{footer}</footer>}
    </Frame>
  );
};

/** How many pixels the map must pan so that the panel does not cover the marker: down for a sheet, otherwise right. */
const getHiddenPixels = (panel: HTMLElement, container: HTMLElement): [right: number, down: number] => {
  const tip = container.querySelector('[data-place-tip]')?.getBoundingClientRect();
  const marker = container.querySelector('.maplibregl-marker')?.getBoundingClientRect();
  const [panelBox, mapBox] = [panel.getBoundingClientRect(), container.getBoundingClientRect()];
  if (!tip || !marker || tip.left > mapBox.right || marker.top > mapBox.bottom) return [0, 0];
  const isSheet = panelBox.width === mapBox.width;
  return isSheet
    ? [0, Math.max(0, marker.bottom + gapPixels - panelBox.top)]
    : [Math.max(0, tip.right + gapPixels - panelBox.left), 0];
};

const gapPixels = 16;

const Frame = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderInlineStartWidth: '1px',
    outline: 'none',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flex: 'none',
      h: '12',
      ps: '4',
      pe: '2',
      borderBottomWidth: '1px',
    },
    '& > header h2': { fontWeight: 'semibold', textStyle: 'md' },
    '& > .content': { flex: '1', minH: '0', overflowY: 'auto', pb: '3' },
    '& > footer': { flex: 'none', px: '4', py: '3', borderTopWidth: '1px' },
  },
});

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

/** A panel at the map's side. It takes the focus when it opens, and the marker comes out beside it; Esc closes it. */
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
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const hidden = panel.current && hiddenBy(panel.current, map.getContainer());
    if (hidden?.some((pixels) => pixels > 0)) map.panBy(hidden, { duration: 200 });
  }, [map]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Frame ref={panel} className={className} aria-labelledby={heading} tabIndex={-1} onKeyDown={press}>
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

/** How many pixels of the marker and its tip a panel hides: to the right at the map's side, downwards as a sheet. */
const hiddenBy = (panel: HTMLElement, container: HTMLElement): [right: number, down: number] => {
  const tip = container.querySelector('[data-place-tip]')?.getBoundingClientRect();
  const marker = container.querySelector('.maplibregl-marker')?.getBoundingClientRect();
  const [over, map] = [panel.getBoundingClientRect(), container.getBoundingClientRect()];
  if (!tip || !marker || tip.left > map.right || marker.top > map.bottom) return [0, 0];
  const isSheet = over.width === map.width;
  return isSheet ? [0, Math.max(0, marker.bottom + gap - over.top)] : [Math.max(0, tip.right + gap - over.left), 0];
};

const gap = 16;

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

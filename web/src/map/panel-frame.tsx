import { chakra, IconButton } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Icon } from '../ui/icons.ts';

interface PanelFrameProps {
  className: string;
  title: string;
  closeLabel: string;
  closeIcon: Icon;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at the map's side. It takes the focus when it opens; Esc closes it. */
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
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
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

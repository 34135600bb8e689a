import { chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useModal } from './use-modal.ts';

interface DialogFrameProps {
  title: string;
  children?: ReactNode;
  /** The buttons. The last button runs the main action. */
  footer?: ReactNode;
  width?: string;
  role?: 'dialog' | 'alertdialog';
  /** Called on Esc. If absent, only buttons close the dialog. */
  onClose?: () => void;
  initialFocus?: RefObject<HTMLElement | null>;
  /** True if the page behind the dialog is not visible. */
  hidesPage?: boolean;
}

/** A modal dialog. Below 640 px it is attached to the bottom edge. */
export const DialogFrame = ({
  title,
  children,
  footer,
  width = '27.5rem',
  role = 'dialog',
  onClose,
  initialFocus,
  hidesPage = false,
}: DialogFrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, initialFocus);
  return (
    <Panel
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' && children ? `${titleId}-body` : undefined}
      w={{ base: 'full', md: width }}
      data-hides-page={hidesPage || undefined}
      {...closeOnEscape(onClose)}
    >
      <chakra.h2 id={titleId} textStyle="xl" px="6" pt="5" pb="1">
        {title}
      </chakra.h2>
      <chakra.div id={`${titleId}-body`} textStyle="md" color="fg.muted" px="6" pb="4" overflow="auto">
        {children}
      </chakra.div>
      {footer && (
        <Flex
          justify="flex-end"
          align="center"
          wrap="wrap"
          gap="2"
          px="6"
          py="3"
          bg="bg.subtle"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          {footer}
        </Flex>
      )}
    </Panel>
  );
};

/**
 * Props that call `onClose` on Esc. `closedby` is `none`, because otherwise a browser closes a dialog on a second Esc
 * by itself.
 */
export const closeOnEscape = (onClose: (() => void) | undefined) => ({
  closedby: 'none' as const,
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  },
});

const Panel = chakra('dialog', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    m: { base: 'auto 0 0', md: 'auto' },
    p: '0',
    maxW: 'full',
    maxH: 'calc(100dvh - 2rem)',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: { base: '12px 12px 0 0', md: '2xl' },
    boxShadow: 'dialog',
    outline: '0',
    animation: 'fade-in',
    animationDuration: 'moderate',
    _backdrop: { bg: 'scrim', animation: 'fade-in', animationDuration: 'moderate' },
    '&[data-hides-page]::backdrop': { bg: 'bg', animation: 'none' },
  },
});

import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface DialogFrameProps {
  title: string;
  children?: ReactNode;
  /** Buttons, the act last. */
  footer?: ReactNode;
  width?: string;
  role?: 'dialog' | 'alertdialog';
  /** Esc calls it. Without it the dialog can only be left by its buttons. */
  onClose?: () => void;
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A dialog over the page; under 640 px it rises from the bottom edge. Import it only in code that is loaded when needed. */
export const DialogFrame = ({
  title,
  children,
  footer,
  width = '27.5rem',
  role,
  onClose,
  initialFocus,
}: DialogFrameProps) => (
  <Dialog.Root
    open
    unstyled
    {...(role && { role })}
    closeOnInteractOutside={false}
    closeOnEscape={onClose !== undefined}
    onOpenChange={({ open }) => !open && onClose?.()}
    {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
  >
    <Portal>
      <Dialog.Backdrop
        position="fixed"
        inset="0"
        bg="scrim"
        zIndex="popover"
        animation="fade-in"
        animationDuration="moderate"
      />
      <Dialog.Positioner
        position="fixed"
        inset="0"
        zIndex="popover"
        display="flex"
        alignItems={{ base: 'flex-end', md: 'center' }}
        justifyContent="center"
        p={{ base: 0, md: 4 }}
      >
        <Dialog.Content
          display="flex"
          flexDirection="column"
          overflow="hidden"
          w={{ base: 'full', md: width }}
          maxW="full"
          maxH="calc(100dvh - 2rem)"
          bg="bg.panel"
          color="fg"
          borderRadius={{ base: '12px 12px 0 0', md: '2xl' }}
          boxShadow="dialog"
          outline="0"
          animationName="fade-in, slide-from-bottom"
          animationDuration="moderate"
          animationTimingFunction="out"
        >
          <Dialog.Title textStyle="xl" px="6" pt="5" pb="1">
            {title}
          </Dialog.Title>
          <Dialog.Body textStyle="md" color="fg.muted" px="6" pb="4" overflow="auto">
            {children}
          </Dialog.Body>
          {footer && (
            <Dialog.Footer
              display="flex"
              justifyContent="flex-end"
              gap="2"
              px="6"
              py="3"
              bg="bg.subtle"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              {footer}
            </Dialog.Footer>
          )}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

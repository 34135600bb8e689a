import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { closeOnEscape } from '../../ui/dialog-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { narrow } from '../../platform/width.ts';
import { texts } from '../app.texts.ts';
import { Brand } from './brand.tsx';
import { Year } from './footer.tsx';
import { NavList } from './nav-list.tsx';

/** The drawer (the menu) as a modal dialog at the left edge: it traps the focus, and Esc closes it. */
export const DrawerOverPage = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useEffect(() => narrow.subscribe(() => !narrow.matches() && onClose()), [onClose]);
  return (
    <DrawerDialog
      ref={dialog}
      aria-label={texts.mainMenu}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      {...closeOnEscape(onClose)}
    >
      <Flex direction="column" minH="full">
        <Flex h="topbarTouch" flex="none" align="center" justify="space-between" ps="4" pe="1">
          <Brand />
          <IconButton variant="ghost" px="0" aria-label={texts.closeMenu} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Flex>
        <NavList onFollow={onClose} />
        <Box px="5" pb="3" textStyle="xs" color="fg.muted">
          <Year />
        </Box>
      </Flex>
    </DrawerDialog>
  );
};

const DrawerDialog = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    w: 'drawer',
    maxW: 'calc(100vw - 3rem)',
    h: '100dvh',
    maxH: '100dvh',
    overflow: 'auto',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'dialog',
    outline: '0',
    animation: 'slide-from-left',
    animationDuration: 'moderate',
    animationTimingFunction: 'out',
    _backdrop: { bg: 'scrim', animation: 'fade-in', animationDuration: 'moderate' },
  },
});

import { Box, Dialog, Flex, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { texts } from '../app.texts.ts';
import { Brand } from './brand.tsx';
import { Year } from './footer.tsx';
import { NavList } from './nav-list.tsx';
import { onWide } from './width.ts';

/** A dialog at the left edge, so that the focus stays in it and Esc closes it. */
export const DrawerOverPage = ({ onClose }: { onClose: () => void }) => {
  useEffect(() => onWide(onClose), [onClose]);
  return (
    <Dialog.Root open unstyled onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop
          position="fixed"
          inset="0"
          bg="scrim"
          zIndex="popover"
          animation="fade-in"
          animationDuration="moderate"
        />
        <Dialog.Positioner position="fixed" inset="0" zIndex="popover">
          <Dialog.Content
            aria-label={texts.mainMenu}
            display="flex"
            flexDirection="column"
            w="drawer"
            maxW="calc(100vw - 3rem)"
            h="100dvh"
            overflow="auto"
            bg="bg"
            color="fg"
            boxShadow="dialog"
            outline="0"
            animationName="slide-from-left"
            animationDuration="moderate"
            animationTimingFunction="out"
          >
            <Flex h="3.25rem" flex="none" align="center" justify="space-between" ps="4" pe="1">
              <Brand />
              <IconButton variant="ghost" px="0" aria-label={texts.closeMenu} onClick={onClose}>
                <X size={20} />
              </IconButton>
            </Flex>
            <Box flex="1">
              <NavList onFollow={onClose} />
            </Box>
            <Box px="5" pb="3" textStyle="xs" color="fg.muted">
              <Year />
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

import { Menu, Portal } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { signOut } from '../../session/session-requests.ts';
import { toast } from '../../ui/toast.ts';
import { texts } from '../app.texts.ts';

/** Open when it comes: it is loaded because it was asked for. */
export const OpenUserMenu = ({ trigger }: { trigger: ReactNode }) => (
  <Menu.Root unstyled defaultOpen positioning={{ placement: 'bottom-end' }} onSelect={leave}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner zIndex="popover">
        <Menu.Content minW="11rem" p="1" bg="bg.panel" color="fg" borderRadius="lg" boxShadow="float" outline="none">
          <Menu.Item
            value="sign-out"
            display="flex"
            alignItems="center"
            gap="2.5"
            minH={{ base: '11', md: '8' }}
            px="2.5"
            borderRadius="md"
            textStyle="md"
            cursor="pointer"
            outline="none"
            _highlighted={{ bg: 'bg.muted' }}
          >
            <LogOut />
            {texts.signOut}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

const leave = (): void => void signOut().catch(() => toast.error(texts.signOutFailed));

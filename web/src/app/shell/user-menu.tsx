import { Box, Button, chakra } from '@chakra-ui/react';
import { ChevronDown, LogOut } from 'lucide-react';
import { type FocusEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { signOut } from '../../session/session-requests.ts';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../platform/toast.ts';
import { texts } from '../app.texts.ts';

/** The user's name, with a menu to sign out. */
export const UserMenu = () => {
  const { name } = useSession();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const onMenuToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void => {
    setOpen(newState === 'open');
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };

  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        px="2"
        gap="2"
        flex="none"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Initials name={name} />
        <Box as="span" srOnly={{ base: true, lg: false }} maxW={{ lg: '12rem' }} truncate>
          {name}
        </Box>
        <ChevronDown size={14} />
      </Button>
      <MenuPanel
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        onBeforeToggle={({ currentTarget }) => positionBelow(currentTarget, trigger.current)}
        onToggle={onMenuToggle}
        onBlur={(event) => closeOnBlur(event, trigger.current)}
      >
        <MenuItem type="button" role="menuitem" popoverTarget={id} popoverTargetAction="hide" onClick={onSignOut}>
          <LogOut />
          {texts.signOut}
        </MenuItem>
      </MenuPanel>
    </>
  );
};

const onSignOut = (): void => void signOut().catch(() => toast.error(texts.signOutFailed));

const positionBelow = (panel: HTMLElement, trigger: HTMLElement | null): void => {
  if (!trigger) return;
  const { bottom, right } = trigger.getBoundingClientRect();
  panel.style.top = `${bottom + 4}px`;
  panel.style.right = `${document.documentElement.clientWidth - right}px`;
};

// Focus on the trigger must not close the menu, because the click that follows would open the menu again.
const closeOnBlur = (
  { currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>,
  trigger: HTMLButtonElement | null,
): void => {
  if (relatedTarget && relatedTarget !== trigger && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
};

const Initials = ({ name }: { name: string }) => (
  <Box
    as="span"
    boxSize="6"
    flex="none"
    display="grid"
    placeItems="center"
    borderRadius="full"
    bg="struma.muted"
    color="struma.fg"
    textStyle="2xs"
    fontWeight="semibold"
    aria-hidden="true"
  >
    {getInitials(name)}
  </Box>
);

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const MenuPanel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '1',
    minW: '11rem',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'float',
  },
});

const MenuItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: { base: '11', md: '8' },
    px: '2.5',
    borderRadius: 'md',
    textStyle: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focus: { bg: 'bg.muted', outline: 'none' },
  },
});

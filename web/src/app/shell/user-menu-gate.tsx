import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../app.texts.ts';

const load = () => import('./user-menu.tsx');
const OpenUserMenu = lazy(() => load().then(({ OpenUserMenu: component }) => ({ default: component })));

/** The person's name; the menu's code comes when a hand comes near. */
export const UserMenu = () => {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <Trigger aria-haspopup="menu" onClick={() => setWanted(true)} onPointerEnter={preload} onFocus={preload} />
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenUserMenu trigger={<Trigger />} />
    </Suspense>
  );
};

const preload = (): void => void load().catch(() => {});

const Trigger = (props: ComponentProps<typeof Button>) => {
  const { name } = useSession();
  return (
    <Button variant="ghost" px="2" gap="2" flex="none" aria-label={texts.userMenu(name)} {...props}>
      <Initials name={name} />
      <Box as="span" hideBelow="md" maxW="12rem" truncate>
        {name}
      </Box>
      <ChevronDown size={14} />
    </Button>
  );
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
    {initialsOf(name)}
  </Box>
);

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

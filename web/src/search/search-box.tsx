import { Box, chakra, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Shortcut, useShortcuts } from '../platform/shortcuts.ts';
import { SearchDialog } from './search-dialog.tsx';
import { texts } from './search.texts.ts';

/** The search of the top bar: a button that looks like a field, and the dialog that it opens. Ctrl K opens it too. */
export const SearchBox = ({ shortcutGroup }: { shortcutGroup: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const shortcuts = useMemo(
    (): readonly Shortcut[] => [
      { code: 'KeyK', ctrl: true, keys: ['Ctrl', 'K'], label: texts.search, run: () => setIsOpen(true) },
    ],
    [],
  );
  useShortcuts(shortcutGroup, shortcuts);
  return (
    <>
      <Opener aria-keyshortcuts="Control+K" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Search size={16} aria-hidden="true" />
        <Box as="span" srOnly={{ base: true, lg: false }} flex="1" textAlign="start" whiteSpace="nowrap">
          {texts.search}
        </Box>
        <Kbd hideBelow="lg" aria-hidden="true">
          Ctrl K
        </Kbd>
      </Opener>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const Opener = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      w: 'full',
      h: { base: 'control.touch', md: 'control.sm' },
      px: { lg: '2.5' },
      borderRadius: 'md',
      borderWidth: { lg: '1px' },
      borderColor: 'border.control',
      bg: { lg: 'bg.panel' },
      color: { base: 'fg', lg: 'fg.muted' },
      textStyle: 'sm',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
    },
  },
  { defaultProps: { type: 'button' } },
);

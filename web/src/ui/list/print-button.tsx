import { Button } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListState } from './list-state.ts';
import { texts } from './list.texts.ts';
import { mostOnPage } from './pages.ts';

interface PrintButtonProps {
  state: ListState;
  /** The rows of the state stand on the page. */
  isReady: boolean;
  hasFailed: boolean;
  goTo: (state: ListState) => void;
}

/** Prints as many rows as a page can hold; after that the list is what it was. */
export const PrintButton = ({ state, isReady, hasFailed, goTo }: PrintButtonProps) => {
  const [before, setBefore] = useState<ListState | null>(null);
  const isWhole = isReady && state.size === mostOnPage;

  useEffect(() => {
    if (!before || !(isWhole || hasFailed)) return;
    const restore = (): void => {
      setBefore(null);
      goTo(before);
    };
    if (hasFailed) return restore();
    window.addEventListener('afterprint', restore, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', restore);
    // oxlint-disable-next-line react/exhaustive-deps -- goTo is another one after each step, and printing happens once
  }, [before, isWhole, hasFailed]);

  const print = (): void => {
    setBefore(state);
    if (state.size !== mostOnPage) goTo({ ...state, size: mostOnPage, page: 1 });
  };
  return (
    <Button
      variant="ghost"
      size="xs"
      px="0"
      aria-label={texts.print}
      title={texts.print}
      disabled={before !== null}
      onClick={print}
    >
      <Printer />
    </Button>
  );
};

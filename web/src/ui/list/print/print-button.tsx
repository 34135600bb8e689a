import { Button } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListState } from '../list-state.ts';
import { partTexts } from '../list-parts.texts.ts';
import { maxPageSize } from '../pages.ts';

interface PrintButtonProps {
  state: ListState;
  /** True if the rows of `state` are rendered, and their count is known or has failed. */
  isReady: boolean;
  hasFailed: boolean;
  goTo: (state: ListState) => void;
}

/** Prints one page of the list with the largest page size, then restores the state of the list. */
export const PrintButton = ({ state, isReady, hasFailed, goTo }: PrintButtonProps) => {
  const [stateBeforePrint, setStateBeforePrint] = useState<ListState | null>(null);
  const isWhole = isReady && state.size === maxPageSize;

  useEffect(() => {
    if (!stateBeforePrint || !(isWhole || hasFailed)) return;
    const restore = (): void => {
      setStateBeforePrint(null);
      goTo(stateBeforePrint);
    };
    if (hasFailed) return restore();
    window.addEventListener('afterprint', restore, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', restore);
    // oxlint-disable-next-line react/exhaustive-deps -- goTo changes after each navigation, but the effect must run once
  }, [stateBeforePrint, isWhole, hasFailed]);

  const print = (): void => {
    setStateBeforePrint(state);
    if (state.size !== maxPageSize) goTo({ ...state, size: maxPageSize, page: 1 });
  };
  return (
    <Button
      variant="ghost"
      size="xs"
      px="0"
      aria-label={partTexts.print}
      title={partTexts.print}
      disabled={stateBeforePrint !== null}
      onClick={print}
    >
      <Printer />
    </Button>
  );
};

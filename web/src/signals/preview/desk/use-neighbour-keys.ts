import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Shortcut, useShortcuts } from '../../../platform/shortcuts.ts';
import { toSignal } from '../../signals.screens.ts';
import { texts } from './desk.texts.ts';
import type { Neighbours } from './use-neighbours.ts';

/** K and J go to the neighbours, also from a signal that has not come yet, or does not come. */
export const useNeighbourKeys = (neighbours: Neighbours | null, title: string): void => {
  const { previous = null, next = null } = neighbours ?? {};
  const isOnList = neighbours !== null;
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const go = (id: string | null) => (): void => void (id && navigate(toSignal(id)));
    if (!isOnList) return [];
    return [
      { code: 'KeyK', keys: ['K'], label: texts.previous, run: go(previous) },
      { code: 'KeyJ', keys: ['J'], label: texts.next, run: go(next) },
    ];
  }, [isOnList, previous, next, navigate]);
  useShortcuts(title, shortcuts);
};

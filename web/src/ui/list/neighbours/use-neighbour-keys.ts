import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Shortcut, useShortcuts } from '../../../platform/shortcuts.ts';
import type { Neighbours } from './use-neighbours.ts';

export interface NeighbourTexts {
  previous: string;
  next: string;
  /** 'position of total'. */
  position: (position: string, total: string) => string;
}

interface NeighbourKeys {
  neighbours: Neighbours | null;
  /** Group of the shortcuts in the help. */
  title: string;
  texts: Pick<NeighbourTexts, 'previous' | 'next'>;
  /** Returns the path of a record's page. The function must be the same in each render. */
  pathOf: (id: string) => string;
}

/** K and J go to the neighbours, also while the record itself loads or fails. */
export const useNeighbourKeys = ({ neighbours, title, texts, pathOf }: NeighbourKeys): void => {
  const { previous = null, next = null } = neighbours ?? {};
  const isOnList = neighbours !== null;
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const goTo = (id: string | null) => (): void => void (id && navigate(pathOf(id)));
    if (!isOnList) return [];
    return [
      { code: 'KeyK', keys: ['K'], label: texts.previous, run: goTo(previous) },
      { code: 'KeyJ', keys: ['J'], label: texts.next, run: goTo(next) },
    ];
  }, [isOnList, previous, next, navigate, pathOf, texts]);
  useShortcuts(title, shortcuts);
};

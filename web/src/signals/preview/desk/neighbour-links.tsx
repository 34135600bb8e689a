import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/format.ts';
import { type Shortcut, useShortcuts } from '../../../ui/shortcuts.ts';
import { toSignal } from '../../signals.screens.ts';
import { texts } from './desk.texts.ts';
import type { Neighbours } from './use-neighbours.ts';

/** Where the signal stands in the list that it was opened from, and its neighbours there. */
export const NeighbourLinks = ({ neighbours, title }: { neighbours: Neighbours; title: string }) => {
  const { previous, next, place, total } = neighbours;
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const go = (id: string | null) => (): void => void (id && navigate(toSignal(id)));
    return [
      { code: 'KeyK', keys: ['K'], label: texts.previous, run: go(previous) },
      { code: 'KeyJ', keys: ['J'], label: texts.next, run: go(next) },
    ];
  }, [previous, next, navigate]);
  useShortcuts(title, shortcuts);
  return (
    <Flex align="center" gap="1" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Neighbour id={previous} label={texts.previous} keys="K" />
      <chakra.span whiteSpace="nowrap">
        {total === undefined ? place : texts.place(formatNumber(place), formatNumber(total))}
      </chakra.span>
      <Neighbour id={next} label={texts.next} keys="J" />
    </Flex>
  );
};

const Neighbour = ({ id, label, keys }: { id: string | null; label: string; keys: 'J' | 'K' }) => {
  const icon = keys === 'K' ? <ChevronUp /> : <ChevronDown />;
  const named = { 'aria-label': label, title: `${label} (${keys})` };
  if (id === null)
    return (
      <IconButton size="xs" variant="ghost" disabled {...named}>
        {icon}
      </IconButton>
    );
  return (
    <IconButton asChild size="xs" variant="ghost">
      <Link to={toSignal(id)} aria-keyshortcuts={keys} {...named}>
        {icon}
      </Link>
    </IconButton>
  );
};

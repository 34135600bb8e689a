import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../platform/format.ts';
import type { NeighbourTexts } from './use-neighbour-keys.ts';
import type { Neighbours } from './use-neighbours.ts';

interface NeighbourLinksProps {
  neighbours: Neighbours;
  texts: NeighbourTexts;
  pathOf: (id: string) => string;
}

/** The position of a record in the list from which it was opened, and links to its neighbours in that list. */
export const NeighbourLinks = ({ neighbours, texts, pathOf }: NeighbourLinksProps) => {
  const { previous, next, position, total } = neighbours;
  return (
    <Flex align="center" gap="1" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Neighbour path={previous && pathOf(previous)} label={texts.previous} keys="K" />
      <chakra.span whiteSpace="nowrap" hideBelow="md">
        {total === undefined ? position : texts.position(formatNumber(position), formatNumber(total))}
      </chakra.span>
      <Neighbour path={next && pathOf(next)} label={texts.next} keys="J" />
    </Flex>
  );
};

const Neighbour = ({ path, label, keys }: { path: string | null; label: string; keys: 'J' | 'K' }) => {
  const icon = keys === 'K' ? <ChevronUp /> : <ChevronDown />;
  const named = { 'aria-label': label, title: `${label} (${keys})` };
  if (path === null)
    return (
      <IconButton {...buttonStyle} bg="transparent" borderColor="transparent" disabled {...named}>
        {icon}
      </IconButton>
    );
  return (
    <IconButton asChild {...buttonStyle}>
      <Link to={path} aria-keyshortcuts={keys} {...named}>
        {icon}
      </Link>
    </IconButton>
  );
};

const buttonStyle = { size: 'xs', variant: 'ghost', boxSize: { base: '11', md: '7' } } as const;

import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Tile } from './tiles.ts';

interface TilesProps {
  heading: string;
  hint?: string;
  tiles: readonly Tile[];
}

export const Tiles = ({ heading, hint, tiles }: TilesProps) => (
  <Box as="section" mb="7">
    <Text as="h2" textStyle="lg">
      {heading}{' '}
      {hint && (
        <Box as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
          {hint}
        </Box>
      )}
    </Text>
    <Grid as="ul" mt="3" gap="2" templateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(212px, 1fr))' }}>
      {tiles.map((tile) => (
        <li key={tile.path}>
          <TileLink tile={tile} />
        </li>
      ))}
    </Grid>
  </Box>
);

const TileLink = ({ tile }: { tile: Tile }) => {
  const { icon: Icon, title, path, opensNewWindow } = tile;
  const content = (
    <>
      <TileIcon muted={opensNewWindow}>
        <Icon size={20} />
      </TileIcon>
      <span>
        {title.split(' ').map((word, index) => (
          // A word is not broken at its hyphen: е-поща.
          <Fragment key={`${index} ${word}`}>
            {index > 0 && ' '}
            <span className="word">{word}</span>
          </Fragment>
        ))}
      </span>
      {opensNewWindow ? <ArrowUpRight /> : <ChevronRight />}
    </>
  );
  return opensNewWindow ? (
    <Frame asChild>
      <a href={path} target="_blank" rel="noreferrer">
        {content}
      </a>
    </Frame>
  ) : (
    <Frame asChild>
      <Link to={path}>{content}</Link>
    </Frame>
  );
};

const TileIcon = ({ muted, children }: { muted: boolean; children: ReactNode }) => (
  <Box
    as="span"
    boxSize="9"
    display="grid"
    placeItems="center"
    borderRadius="md"
    bg={muted ? 'bg.muted' : 'bg.selected'}
    color={muted ? 'fg.muted' : 'struma.fg'}
  >
    {children}
  </Box>
);

const Frame = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '36px 1fr 16px',
    gap: '3',
    alignItems: 'center',
    h: '60px',
    ps: '3',
    pe: '3.5',
    borderWidth: '1px',
    borderRadius: 'lg',
    color: 'fg',
    fontWeight: 'medium',
    lineHeight: '1.125rem',
    '& .word': { whiteSpace: 'nowrap' },
    '& > svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle', borderColor: 'border.control', textDecoration: 'none' },
  },
});

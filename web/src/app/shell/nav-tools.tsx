import { chakra } from '@chakra-ui/react';
import { useToolTiles } from '../../dashboard/use-tool-tiles.ts';
import { itemStyle } from './nav-item-style.ts';

interface NavToolsProps {
  rail: boolean;
  onFollow: (() => void) | undefined;
}

/** The outside tools in the menu, each in a window of its own. */
export const NavTools = ({ rail, onFollow }: NavToolsProps) =>
  useToolTiles().map(({ icon: Icon, title, path }) => (
    <Item
      key={path}
      href={path}
      target="_blank"
      rel="noreferrer"
      data-rail={rail || undefined}
      onClick={onFollow}
      {...(rail && { 'aria-label': title, title })}
    >
      <Icon />
      {!rail && title}
    </Item>
  ));

const Item = chakra('a', { base: itemStyle });

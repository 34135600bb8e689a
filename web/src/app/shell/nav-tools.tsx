import { chakra } from '@chakra-ui/react';
import { texts } from '../../dashboard/dashboard.texts.ts';
import { useToolTiles } from '../../dashboard/use-tool-tiles.ts';
import { NavGroup } from './nav-group.tsx';
import { itemStyle } from './nav-item-style.ts';

interface NavToolsProps {
  isRail: boolean;
  onFollow: (() => void) | undefined;
}

/** The external tools in the menu. Each opens in a new window. */
export const NavTools = ({ isRail, onFollow }: NavToolsProps) => {
  const tools = useToolTiles();
  if (tools.length === 0) return null;
  return (
    <NavGroup title={texts.tools} isRail={isRail}>
      {tools.map(({ icon: Icon, title, path }) => (
        <Item
          key={path}
          href={path}
          target="_blank"
          rel="noreferrer"
          data-rail={isRail || undefined}
          onClick={onFollow}
          {...(isRail && { 'aria-label': title, title })}
        >
          <Icon />
          {!isRail && title}
        </Item>
      ))}
    </NavGroup>
  );
};

const Item = chakra('a', { base: itemStyle });

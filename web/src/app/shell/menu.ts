import type { MenuGroup, Screen } from '../../session/screen.ts';

const order: readonly MenuGroup[] = ['signals', 'network', 'meters', 'data', 'supervision', 'administration'];

interface Menu {
  top: readonly Screen[];
  groups: readonly { group: MenuGroup; screens: readonly Screen[] }[];
}

/** The drawer's entries: first those without a group, then the groups that are not empty. */
export const buildMenu = (screens: readonly Screen[]): Menu => {
  const entries = screens.filter(({ menu }) => menu).sort((left, right) => getOrder(left) - getOrder(right));
  const entriesOf = (group: MenuGroup | null): Screen[] => entries.filter(({ menu }) => menu?.group === group);
  return {
    top: entriesOf(null),
    groups: order.map((group) => ({ group, screens: entriesOf(group) })).filter((entry) => entry.screens.length > 0),
  };
};

const getOrder = ({ menu }: Screen): number => menu?.order ?? 0;

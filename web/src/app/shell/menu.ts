import type { MenuGroup, Screen } from '../../session/screen.ts';

const order: readonly MenuGroup[] = ['signals', 'network', 'meters', 'data', 'supervision', 'administration'];

interface Menu {
  top: readonly Screen[];
  groups: readonly { group: MenuGroup; screens: readonly Screen[] }[];
}

/** The drawer's entries: those without a group first, then each group that has any. */
export const menuOf = (screens: readonly Screen[]): Menu => {
  const entries = screens.filter(({ menu }) => menu).sort((left, right) => orderOf(left) - orderOf(right));
  const of = (group: MenuGroup | null): Screen[] => entries.filter(({ menu }) => menu?.group === group);
  return {
    top: of(null),
    groups: order.map((group) => ({ group, screens: of(group) })).filter((entry) => entry.screens.length > 0),
  };
};

const orderOf = ({ menu }: Screen): number => menu?.order ?? 0;

import type { ToolKind } from '../types.ts';

export const texts: Readonly<Record<ToolKind, string>> = {
  MAP_EDITOR: 'Редактор на карти',
  REPORTS: 'Справки',
  THEMATIC_MAPS: 'Тематични карти',
  NETWORK_MANAGEMENT: 'Управление на мрежата',
  MEASUREMENTS: 'Измервания',
  ANALYTICS: 'Анализи',
};

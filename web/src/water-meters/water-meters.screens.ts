import { CirclePlus, Gauge } from 'lucide-react';
import type { Screen } from '../session/screen.ts';
import { titles } from './titles.texts.ts';

const access = { actions: ['OPERATOR'], groups: ['TestMainGroup', 'TestDummyGroup'] } as const;

export const waterMetersPath = '/water_meters/list';

export const waterMeterPath = (id: string): string => `/water_meters/preview/${id}`;

/** The parameters of the list's filter, by the field that refers to the item of a nomenclature. */
const filterParameters: Readonly<Record<string, string>> = {
  waterMeterOwnershipTypeId: 'ownership',
  waterMeterTypeId: 'type',
  manufacturerId: 'manufacturer',
};

const findMetersOf: Screen['recordsOf'] = ({ kind, field, itemId }) => {
  const parameter = kind === 'WATER_METERS' ? filterParameters[field] : undefined;
  return parameter ? `?${parameter}=${itemId}` : null;
};

export const screens: readonly Screen[] = [
  {
    path: waterMetersPath,
    title: titles.list,
    ...access,
    backTitle: titles.list,
    menu: { group: 'meters', icon: Gauge, order: 10 },
    dashboard: { icon: Gauge, order: 50 },
    shortcutKey: 'KeyV',
    recordsOf: findMetersOf,
    page: () => import('./water-meter-list-page.tsx'),
  },
  {
    path: waterMeterPath(':id'),
    title: titles.preview,
    shortTitle: titles.previewShort,
    ...access,
    backTo: waterMetersPath,
    record: 'WATER_METER',
    page: () => import('./preview/water-meter-page.tsx'),
  },
  {
    path: '/water_meters/add',
    title: titles.add,
    ...access,
    menu: { group: 'meters', icon: CirclePlus, order: 20 },
    backTo: waterMetersPath,
    page: () => import('./add/add-page.tsx'),
  },
];

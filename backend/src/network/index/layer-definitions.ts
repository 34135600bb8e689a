import { networkTexts } from '../network.texts.ts';
import type { FeatureKind, Shape, Tags } from './features.ts';

export const layerNames = ['base', 'pipes', 'valves', 'src_lines_w', 'addresses', 'meters'] as const;

export type LayerName = (typeof layerNames)[number];

export interface LayerDefinition {
  /** The table whose changes are announced. */
  table: string;
  /** Query with the columns id, key of the kind, and longitude and latitude, which are numbers or arrays. */
  sql: (condition: string) => string;
  /** Converts the key of a kind to the kind. */
  kindOf: (key: string) => FeatureKind;
  isPoints: boolean;
  minZoom: number;
  /** Below this zoom, lines of a kind are joined and have no ids. */
  joinedBelow?: number;
  /** Below this zoom, tiles only contain counts per square. */
  countedBelow?: number;
  /** Only the first of several features at one place is drawn. */
  drawsOnePerPlace?: boolean;
}

export const layerDefinitions: Readonly<Record<LayerName, LayerDefinition>> = {
  // Layers and tags follow the Protomaps schema, so that one style fits this map and a Protomaps extract.
  base: {
    table: 'base_map_feature',
    sql: (condition) => `
      select f.id, concat_ws('|', f.shape, f.layer, f.kind, f.min_zoom, f.sort_rank, f.name), f.longitudes, f.latitudes
      from base_map_feature f where ${condition.replaceAll('$number', 'f.id')}`,
    kindOf: (key) => {
      const [shape = '1', sourceLayer = '', kind = '', minZoom = '0', rank = '0', name = ''] = key.split('|');
      const named: Tags = name ? { name, 'name:bg': name, script: 'Cyrillic' } : {};
      const tags: Tags = { kind, min_zoom: Number(minZoom), sort_rank: Number(rank), ...named };
      return { shape: Number(shape) as Shape, sourceLayer, minZoom: Number(minZoom), tags };
    },
    isPoints: false,
    minZoom: 0,
    joinedBelow: 14,
  },
  pipes: {
    table: 'pipe',
    sql: (condition) => `
      select p.osm_id, p.aq_type || '|' || p.diameter_mm, p.longitudes, p.latitudes
      from pipe p where ${condition.replaceAll('$number', 'p.osm_id')}`,
    kindOf: (key) => {
      const [type = '', diameter = '0'] = key.split('|');
      return {
        shape: 2,
        minZoom: minZoomOfDiameter(Number(diameter)),
        tags: { aq_type: type, diameter: Number(diameter) },
      };
    },
    isPoints: false,
    minZoom: 8,
    joinedBelow: 14,
  },
  valves: {
    table: 'valve',
    sql: (condition) => `
      select v.id, v.is_open::int::text, v.location[0], v.location[1]
      from valve v where ${condition.replaceAll('$number', 'v.id')}`,
    kindOf: (key) => ({ shape: 1, minZoom: 15, tags: { isOpen: key === '1' } }),
    isPoints: true,
    minZoom: 15,
  },
  src_lines_w: {
    table: 'svo_line',
    sql: (condition) => `
      select s.id, '', s.longitudes, s.latitudes
      from svo_line s where ${condition.replaceAll('$number', 's.id')}`,
    kindOf: () => ({ shape: 2, minZoom: 15, tags: {} }),
    isPoints: false,
    minZoom: 15,
  },
  addresses: {
    table: 'address',
    sql: (condition) => `
      select a.id, concat(a.street_number, '|', a.block), a.location[0], a.location[1]
      from address a where a.location is not null and ${condition.replaceAll('$number', 'a.id')}`,
    kindOf: (key) => {
      const [number = '', block = ''] = key.split('|');
      return { shape: 1, minZoom: 16, tags: { label: block ? networkTexts.block(block) : number } };
    },
    isPoints: true,
    minZoom: 16,
    drawsOnePerPlace: true,
  },
  meters: {
    table: 'water_meter',
    sql: (condition) => `
      select m.id,
        concat((m.ownership_type_id = 2)::int, (c.client_type_id is not distinct from 1)::int),
        m.location[0], m.location[1]
      from water_meter m left join client c on c.id = m.client_id
      where m.location is not null and m.closed_on is null and ${condition.replaceAll('$number', 'm.id')}`,
    kindOf: (key) => ({
      shape: 1,
      minZoom: 15,
      tags: { isCommon: key.startsWith('1'), isResidential: key.endsWith('1') },
    }),
    isPoints: true,
    minZoom: 6,
    countedBelow: 15,
  },
};

/** Large pipes appear at smaller zooms than small ones. */
const minZoomOfDiameter = (millimetres: number): number => {
  if (millimetres >= 400) return 8;
  if (millimetres >= 300) return 10;
  return millimetres >= 200 ? 12 : 13;
};

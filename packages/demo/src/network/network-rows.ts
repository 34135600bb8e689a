import { metresPerDegree } from '@struma/shared/geo.ts';
import { secondSvoIdOffset } from '@struma/shared/water-meters/svo-number.ts';
import type { Load, Point, Value } from '../copy.ts';
import { mainsOf, pointBetween } from './mains.ts';
import { Random, randomStream } from '../random.ts';
import type { AddressRegister } from './address-register.ts';
import type { Street } from './streets.ts';

/** The id of a pipe in the map server (`osm_id`) is the id of its row plus this number. */
const osmIdOffset = 40_000;

export const osmIdOf = (pipeId: number): number => osmIdOffset + pipeId;

/**
 * Returns the id of a service connection, which is the id of its building. For every fourth building 10 000 000 is
 * added: such ids are those of the second data source.
 */
export const svoIdOf = (buildingId: number): number =>
  buildingId % 4 === 0 ? secondSvoIdOffset + buildingId : buildingId;

export const networkLoads = (register: Pick<AddressRegister, 'streets' | 'addressesOf'>): Load[] => [
  {
    table: 'pipe',
    columns: ['id', 'osm_id', 'aq_type', 'diameter_mm', 'material', 'built_in', 'longitudes', 'latitudes'],
    rows: () => pipeRows(register.streets),
  },
  {
    table: 'valve',
    columns: ['id', 'pipe_id', 'is_open', 'is_operable', 'one_way', 'location'],
    rows: () => valveRows(register.streets),
  },
  { table: 'water_source', columns: ['id', 'name', 'location'], rows: () => sourceRows(register.streets) },
  {
    table: 'svo_line',
    columns: ['id', 'pipe_id', 'attributes', 'longitudes', 'latitudes'],
    rows: () => serviceLineRows(register),
  },
];

interface Make {
  material: string;
  builtIn: number;
}

function* pipeRows(streets: readonly Street[]): Generator<Value[]> {
  for (const street of streets) {
    const random = new Random(randomStream.pipe, street.id);
    const kind = kindOf(street, random);
    const originalMake = makeOf(random);
    for (const { pipeId, from, to, isRenewed } of mainsOf(street)) {
      const make = isRenewed ? makeOf(random, 1998) : originalMake;
      yield [
        pipeId,
        osmIdOf(pipeId),
        kind.type,
        kind.diameter,
        make.material,
        make.builtIn,
        longitudes(from, to),
        latitudes(from, to),
      ];
    }
  }
}

/**
 * At crossings, this share of the pipe ends has a valve. A crossing of four pipes has two or three, as in most towns.
 */
const endValveShare = 0.65;

function* valveRows(streets: readonly Street[]): Generator<Value[]> {
  let id = 0;
  for (const street of streets) {
    const random = new Random(randomStream.pipe, street.id, 1);
    for (const { pipeId, from, to, begin, end, endsAtValve } of mainsOf(street)) {
      const valve = (at: Point): Value[] => [++id, pipeId, ...valveState(random), at];
      if (begin === 0 && random.chance(endValveShare)) yield valve(pointBetween(from, to, 0.05));
      if (endsAtValve) yield valve(to);
      if (end === 1 && random.chance(endValveShare)) yield valve(pointBetween(from, to, 0.95));
    }
  }
}

/** Of a thousand valves, 8 are closed, 20 cannot be closed, and 2 let water through in one direction only. */
const valveState = (random: Random): [isOpen: boolean, isOperable: boolean, oneWay: string | null] => {
  const roll = random.next();
  if (roll < 0.008) return [false, true, null];
  if (roll < 0.028) return [true, false, null];
  return [true, true, roll < 0.03 ? random.pick(['FORWARD', 'BACKWARD']) : null];
};

/** Each town has at least two sources, a large town more. Sources are at the ends of boulevards. */
function* sourceRows(streets: readonly Street[]): Generator<Value[]> {
  let id = 0;
  for (const townId of new Set(streets.map((street) => street.townId))) {
    const boulevards = streets.filter((street) => street.townId === townId && street.kind === 'BOULEVARD');
    const [first, last] = [boulevards[0], boulevards.at(-1)];
    const places = [
      ...boulevards.filter((_, index) => index % boulevardsPerSource === 0).map(({ line }) => line[0]),
      last?.line.at(-1),
    ];
    for (const [index, place] of places.entries())
      if (first && place) yield [++id, `Водоем ${first.town.name} ${index + 1}`, place];
  }
}

const boulevardsPerSource = 8;

function* serviceLineRows({
  streets,
  addressesOf,
}: Pick<AddressRegister, 'streets' | 'addressesOf'>): Generator<Value[]> {
  for (const street of streets) {
    let lastBuildingId = 0;
    for (const { building } of addressesOf(street)) {
      if (building.id === lastBuildingId) continue;
      lastBuildingId = building.id;
      const { connectionPoint, location, pipeId } = building;
      const wall = pointBetween(connectionPoint, location, 0.85);
      yield [
        svoIdOf(building.id),
        pipeId,
        attributesOf(building.id, building.kind === 'ENTRANCE', connectionPoint, wall),
        longitudes(connectionPoint, wall),
        latitudes(connectionPoint, wall),
      ];
    }
  }
}

const attributesOf = (id: number, isLarge: boolean, from: Point, to: Point): string => {
  const random = new Random(randomStream.serviceLine, id);
  const make = makeOf(random);
  const attributes = {
    number: id,
    diameter_mm: isLarge ? random.pick([50, 63, 75, 90]) : random.pick([25, 32, 32, 40]),
    material: make.material === 'Етернит' ? 'Поцинкована стомана' : make.material,
    built_in: make.builtIn,
    length_m: Math.round(lengthOf(from, to) * 10) / 10,
    depth_m: random.whole(12, 22) / 10,
    has_valve: random.chance(0.8),
    condition: random.pick(['добро', 'добро', 'задоволително', 'за подмяна']),
    // A technical attribute, which is hidden, and one that has no label.
    gid: secondSvoIdOffset + id,
    ...(id % 3 === 0 && { pressure_zone: 1 + (id % 5) }),
  };
  return JSON.stringify(attributes);
};

const kindOf = (street: Street, random: Random): { type: string; diameter: number } => {
  if (street.kind !== 'BOULEVARD')
    return { type: 'разпределителен', diameter: random.pick([80, 90, 100, 110, 110, 125, 160]) };
  if (random.chance(0.35)) return { type: 'магистрален', diameter: random.pick([400, 500, 600, 800]) };
  return { type: 'главен', diameter: random.pick([200, 225, 250, 300]) };
};

const makeOf = (random: Random, from = 1958): Make => {
  const builtIn = random.whole(from, 2024);
  if (builtIn > 1996) return { builtIn, material: random.chance(0.9) ? 'ПЕВП' : 'Чугун' };
  return { builtIn, material: random.pick(['Етернит', 'Етернит', 'Стомана', 'Чугун']) };
};

const longitudes = (from: Point, to: Point): number[] => [round(from.longitude), round(to.longitude)];
const latitudes = (from: Point, to: Point): number[] => [round(from.latitude), round(to.latitude)];
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

const lengthOf = (from: Point, to: Point): number =>
  metresPerDegree *
  Math.hypot((to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180), to.latitude - from.latitude);

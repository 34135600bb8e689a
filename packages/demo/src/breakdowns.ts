import { describePlace } from './network/describe-place.ts';
import type { Calendar } from './calendar.ts';
import type { Load, Value } from './copy.ts';
import { accountOf, operators } from './data/names.data.ts';
import { osmIdOf } from './network/network-rows.ts';
import { itemAt, Random, randomStream } from './random.ts';
import type { AddressRegister } from './network/address-register.ts';
import type { Timeline } from './signals/timeline.ts';

/** A breakdown with its signals. */
export interface Breakdown {
  id: number;
  workCardNo: string;
  /** The building next to the breakdown. */
  building: number;
  signals: number[];
  /** Age in days, see `Timeline`. */
  age: number;
}

export interface Breakdowns {
  count: number;
  breakdownOf: (id: number) => Breakdown;
  /** Returns the breakdown of a signal; null for most signals. */
  ofSignal: (signal: number) => Breakdown | null;
}

/** There is one breakdown for every 10 signals; 0 to 4 of these signals are linked to it. */
const signalsPerBreakdown = 10;
/** Number of the last work card before the generated ones. */
const lastEarlierCard = 617;
const minute = 60_000;
const hour = 60 * minute;

export const planBreakdowns = (register: AddressRegister, signals: number, timeline: Timeline): Breakdowns => {
  const count = Math.floor(signals / signalsPerBreakdown);
  const breakdownOf = (id: number): Breakdown => {
    const random = new Random(randomStream.breakdown, id);
    const first = (id - 1) * signalsPerBreakdown + random.whole(1, 4);
    const step = random.whole(1, 2);
    const linked = itemAt([0, 1, 1, 1, 2, 2, 2, 3, 3, 4], random.whole(0, 9));
    const age = timeline.ageOf(first);
    return {
      id,
      workCardNo: `А-${String(lastEarlierCard + id).padStart(4, '0')}`,
      building: random.whole(1, register.counts.buildings),
      signals: Array.from({ length: linked }, (_, index) => first + index * step),
      age: Math.max(age * 0.6, age - random.between(0.005, 0.05)),
    };
  };
  return {
    count,
    breakdownOf,
    ofSignal: (signal) => {
      const id = Math.ceil(signal / signalsPerBreakdown);
      if (id > count) return null;
      const breakdown = breakdownOf(id);
      return breakdown.signals.includes(signal) ? breakdown : null;
    },
  };
};

export const breakdownLoads = (
  breakdowns: Breakdowns,
  register: AddressRegister,
  timeline: Timeline,
  calendar: Calendar,
): Load[] => [{ table: 'breakdown', columns, rows: () => breakdownRows(breakdowns, register, timeline, calendar) }];

const columns = [
  'id',
  'work_card_no',
  'finished',
  'finished_at',
  'signal_timestamp',
  'repair_start',
  'repair_end',
  'water_stop_start',
  'water_stop_end',
  'water_stop_people',
  'kevr_category1_id',
  'kevr_category2_id',
  'priority_id',
  'municipality_id',
  'town_id',
  'street_id',
  'town_name',
  'street_name',
  'street_description',
  'description',
  'location',
  'visoft_id',
  'osm_id',
  'created_by',
  'created_by_subject',
  'checked',
  'created_on',
  'modified_on',
];

const causes: readonly { text: string; diameters: readonly string[]; kevr: readonly [number, number] }[] = [
  { text: 'Спукан етернитов водопровод', diameters: ['Ø80', 'Ø100', 'Ø150'], kevr: [1, 1] },
  { text: 'Пробив на стоманена тръба', diameters: ['Ø80', 'Ø100', 'Ø200'], kevr: [1, 2] },
  { text: 'Теч от муфа', diameters: ['Ø100', 'Ø150', 'Ø200'], kevr: [1, 3] },
  { text: 'Теч от сградно отклонение', diameters: ['1"', '3/4"', 'Ø32', 'Ø63'], kevr: [2, 2] },
  { text: 'Повреден спирателен кран', diameters: ['Ø80', 'Ø100'], kevr: [3, 4] },
  { text: 'Авария на пожарен хидрант', diameters: ['70/80'], kevr: [4, 5] },
  { text: 'Скъсана тръба при изкопни работи', diameters: ['Ø90', 'Ø110', 'Ø160'], kevr: [5, 6] },
];

function* breakdownRows(
  breakdowns: Breakdowns,
  register: AddressRegister,
  timeline: Timeline,
  { until }: Calendar,
): Generator<Value[]> {
  for (let id = 1; id <= breakdowns.count; id += 1) {
    const breakdown = breakdowns.breakdownOf(id);
    const random = new Random(randomStream.breakdown, id, 1);
    const reported = timeline.momentOf(breakdown.age);
    const { addresses, building } = register.buildingAt(breakdown.building);
    const repair = scheduleRepair(reported, until, random, breakdown.age);
    const { place } = describePlace(itemAt(addresses, 0));
    const isLocated = random.chance(0.92);
    const { text, diameters, kevr } = random.pick(causes);
    const creator = new Random(randomStream.breakdown, id, 2).pick(operators);
    const finishedAt = repair.isFinished
      ? finishOf(repair.end, until, new Random(randomStream.breakdown, id, 3))
      : null;
    yield [
      id,
      breakdown.workCardNo,
      repair.isFinished,
      finishedAt,
      reported,
      repair.start,
      repair.end,
      repair.stopsWater ? repair.start : null,
      repair.stopsWater ? repair.end : null,
      repair.stopsWater ? random.whole(2, 60) * 15 : 0,
      ...kevr,
      random.whole(2, 4),
      building.street.townId,
      building.street.townId,
      building.street.id,
      building.street.town.name,
      building.street.name,
      `${random.pick(['пред', 'до', 'срещу'])} ${place}`,
      `${text} ${random.pick(diameters)} пред ${place}.`,
      isLocated ? building.connectionPoint : null,
      random.chance(0.7) ? `VS-${String(20_000 + id)}` : null,
      isLocated ? osmIdOf(building.pipeId) : null,
      creator,
      accountOf(creator),
      repair.isFinished && random.chance(0.85),
      reported,
      finishedAt,
    ];
  }
}

interface Repair {
  start: Date;
  end: Date;
  isFinished: boolean;
  stopsWater: boolean;
}

/**
 * Most repairs start within hours of the report. Some, most of them recent, need a spare part and are planned for the
 * next days. Some have just begun, so that there are always people without water.
 */
const scheduleRepair = (reported: Date, until: Date, random: Random, age: number): Repair => {
  const hours = random.between(2, 10);
  const isDelayed = random.chance(age < 3 ? 0.6 : age < 30 ? 0.2 : 0.02);
  const wait = (isDelayed ? random.between(12, 70) : random.between(0.5, 6)) * hour;
  const hasBegun = isDelayed && age < 3 && wait < 30 * hour;
  const start = hasBegun
    ? ceilToQuarterHour(Math.max(reported.getTime(), until.getTime() - hour))
    : ceilToQuarterHour((isDelayed ? until : reported).getTime() + wait);
  const end = ceilToQuarterHour(start.getTime() + hours * hour);
  return { start, end, isFinished: end <= until, stopsWater: random.chance(0.8) };
};

/** Most repairs end less than an hour before or after the planned end, some one to four hours later. */
const finishOf = (planned: Date, until: Date, random: Random): Date => {
  const minutes = random.chance(0.2) ? random.whole(60, 240) : random.whole(-45, 40);
  return new Date(Math.min(planned.getTime() + minutes * minute, until.getTime()));
};

const ceilToQuarterHour = (time: number): Date => new Date(Math.ceil(time / (hour / 4)) * (hour / 4));

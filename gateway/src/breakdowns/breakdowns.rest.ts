import type { components } from '@struma/schema/rest.ts';
import type { BreakdownViewCounts, Coordinates } from '../kernel/schema-types.generated.ts';
import { fromLocalText, readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import {
  choice,
  coordinates,
  flag,
  integer,
  momentByLocal,
  parsed,
  recordId,
  text,
  textOfAny,
  textOrNull,
} from '../kernel/projection/declared-fields.ts';
import { declareReader } from '../kernel/projection/declared-reader.ts';

type Wire = components['schemas']['BreakdownRow'];

/** A breakdown with the field names of the schema. */
export interface BreakdownRecord {
  id: number;
  workCardNo: string;
  isFinished: boolean;
  finishedAt: Moment | null;
  startedAt: Moment | null;
  repairStart: Moment | null;
  repairEnd: Moment | null;
  waterStopStart: Moment | null;
  waterStopEnd: Moment | null;
  affectedPeople: number | null;
  computedPeople: number | null;
  affectedStreets: string | null;
  zonePipeIds: string[] | null;
  brokenValveIds: string[] | null;
  kevrCategory1: Choice | null;
  kevrCategory2: Choice | null;
  regionName: string | null;
  municipalityId: string | null;
  municipalityName: string | null;
  townName: string | null;
  streetName: string | null;
  streetDescription: string | null;
  description: string | null;
  priority: Choice | null;
  location: Coordinates | null;
  externalId: string | null;
  pipeId: string | null;
  createdBy: string | null;
  isChecked: boolean;
  signalsCount: number | null;
}

/** BR-11: converts REST names of a breakdown to those of the schema. Other services may omit some properties. */
export const readBreakdown = declareReader<Wire, BreakdownRecord>(
  {
    id: recordId('id'),
    workCardNo: text('workCardNo'),
    isFinished: flag('finished'),
    finishedAt: momentByLocal('finishedAtUtc', 'finishedAt'),
    startedAt: momentByLocal('signalTimestampUtc', 'signalTimestamp'),
    repairStart: momentByLocal('repairStartUtc', 'repairStart'),
    repairEnd: momentByLocal('repairEndUtc', 'repairEnd'),
    waterStopStart: momentByLocal('waterStopStartUtc', 'waterStopStart'),
    waterStopEnd: momentByLocal('waterStopEndUtc', 'waterStopEnd'),
    affectedPeople: integer('waterStopPeople'),
    computedPeople: integer('computedPeople'),
    affectedStreets: textOrNull('affectedStreets'),
    zonePipeIds: parsed(['zonePipes'], ({ zonePipes }) => zonePipes?.map(String) ?? null),
    brokenValveIds: parsed(['brokenValves'], ({ brokenValves }) => brokenValves?.map(String) ?? null),
    kevrCategory1: choice(['kevrCategory1'], 'nameBg', ({ kevrCategory1 }) => toChoice(kevrCategory1)),
    kevrCategory2: choice(['kevrCategory2'], 'nameBg', ({ kevrCategory2 }) => toChoice(kevrCategory2)),
    priority: choice(['priority'], 'nameBg', ({ priority, priorityId }) => toChoice(priority, priorityId)),
    regionName: textOrNull('regionName'),
    municipalityId: textOfAny('municipalityId'),
    municipalityName: textOrNull('municipalityName'),
    townName: textOrNull('townName'),
    streetName: textOrNull('streetName'),
    streetDescription: textOrNull('streetDescription'),
    location: coordinates,
    description: textOrNull('description'),
    externalId: textOfAny('visoftId'),
    pipeId: textOfAny('osmId'),
    createdBy: textOrNull('createdBy'),
    isChecked: flag('checked'),
    signalsCount: integer('signalsCount'),
  },
  { id: 'number', workCardNo: 'string' },
);

/** Reads the facts of an open breakdown that citizens may see. */
export const readOutage = (wire: components['schemas']['Outage']) => ({
  distance: wire.distance,
  townName: wire.townName || null,
  streetName: wire.streetName || null,
  waterStopStart: readTime(wire.waterStopStartLocal, wire.waterStopStartUtc),
  waterStopEnd: readTime(wire.waterStopEndLocal, wire.waterStopEndUtc),
  repairEnd: readTime(wire.repairEndLocal, wire.repairEndUtc),
  isLinked: wire.isLinked ?? false,
});

/** Reads the address that is nearest to a location. */
export const readPlace = (wire: components['schemas']['BreakdownPlace']) => ({
  ...wire,
  municipalityId: textOf(wire.municipalityId),
});

export const readViewCounts = (
  counts: components['schemas']['BreakdownViewCounts'],
): Omit<BreakdownViewCounts, 'nextRestorationAt'> & { nextRestorationAt: Moment | null } => ({
  active: counts.ACTIVE ?? 0,
  withoutWater: counts.WITHOUT_WATER ?? 0,
  planned: counts.PLANNED ?? 0,
  late: counts.LATE ?? 0,
  finishedToday: counts.FINISHED_TODAY ?? 0,
  peopleWithoutWater: counts.peopleWithoutWater ?? 0,
  nextRestorationAt: counts.nextRestorationUtc ? readMoment(counts.nextRestorationUtc, null) : null,
});

/** The REST service of another utility may send local times only. */
const readTime = (local: string | null, utc: string | null): Moment | null => {
  if (!local) return null;
  return utc ? readMoment(utc, local) : fromLocalText(local);
};

/** Some services send a category with its code instead of its id. */
const toChoice = (
  wire: { id?: number; code?: string; nameBg: string } | null,
  id: number | null = null,
): Choice | null => wire && { id: String(wire.id ?? id ?? wire.code), name: wire.nameBg };

const textOf = (value: number | string | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

import type { components } from '@struma/schema/rest.ts';
import type { BreakdownViewCounts, Coordinates } from '../kernel/schema-types.generated.ts';
import { fromLocalText, readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas']['BreakdownRow'];

/** A breakdown with the field names of the schema. */
export interface BreakdownRecord {
  id: number;
  workCardNo: string;
  isFinished: boolean;
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
export const readBreakdown = (wire: Wire): BreakdownRecord => {
  assertShape(wire, { id: 'number', workCardNo: 'string' });
  return {
    id: wire.id,
    workCardNo: wire.workCardNo,
    isFinished: Boolean(wire.finished),
    startedAt: readTime(wire.signalTimestamp, wire.signalTimestampUtc),
    repairStart: readTime(wire.repairStart, wire.repairStartUtc),
    repairEnd: readTime(wire.repairEnd, wire.repairEndUtc),
    waterStopStart: readTime(wire.waterStopStart, wire.waterStopStartUtc),
    waterStopEnd: readTime(wire.waterStopEnd, wire.waterStopEndUtc),
    affectedPeople: wire.waterStopPeople ?? null,
    computedPeople: wire.computedPeople ?? null,
    affectedStreets: wire.affectedStreets || null,
    zonePipeIds: wire.zonePipes?.map(String) ?? null,
    brokenValveIds: wire.brokenValves?.map(String) ?? null,
    kevrCategory1: toChoice(wire.kevrCategory1),
    kevrCategory2: toChoice(wire.kevrCategory2),
    priority: toChoice(wire.priority, wire.priorityId),
    ...readAddress(wire),
    description: wire.description || null,
    externalId: textOf(wire.visoftId),
    pipeId: textOf(wire.osmId),
    createdBy: wire.createdBy || null,
    isChecked: Boolean(wire.checked),
    signalsCount: wire.signalsCount ?? null,
  };
};

/** What everybody may know about an open breakdown. */
export const readOutage = (wire: components['schemas']['Outage']) => ({
  distance: wire.distance,
  townName: wire.townName || null,
  streetName: wire.streetName || null,
  waterStopStart: readTime(wire.waterStopStartLocal, wire.waterStopStartUtc),
  waterStopEnd: readTime(wire.waterStopEndLocal, wire.waterStopEndUtc),
  repairEnd: readTime(wire.repairEndLocal, wire.repairEndUtc),
});

/** The nearest address to a location. */
export const readPlace = (wire: components['schemas']['BreakdownPlace']) => ({
  ...wire,
  municipalityId: textOf(wire.municipalityId),
});

const readAddress = (wire: Wire) => ({
  regionName: wire.regionName || null,
  municipalityId: textOf(wire.municipalityId),
  municipalityName: wire.municipalityName || null,
  townName: wire.townName || null,
  streetName: wire.streetName || null,
  streetDescription: wire.streetDescription || null,
  location:
    typeof wire.latitude === 'number' && typeof wire.longitude === 'number'
      ? { latitude: wire.latitude, longitude: wire.longitude }
      : null,
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

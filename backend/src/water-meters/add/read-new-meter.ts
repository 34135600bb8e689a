import { cleanNumber } from '@struma/shared/visible-text.ts';
import { largestReading } from '@struma/shared/water-meters/largest-reading.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { findPlaceProblem } from '../../kernel/find-place-problem.ts';
import { isDateTime, localToday } from '../../kernel/moment.ts';
import { orderedDays, pastDays } from '../save/meter-fields.ts';
import { createMeterTexts as texts } from './create-meter.texts.ts';
import type { NewWaterMeter } from './create-meter.schemas.ts';

const dayFields = [
  'lastDateOfRepair',
  'lastDateOfCheck',
  'nextDateOfCheck',
  'installationDate',
  'calibrationDate',
  'nextCalibrationDate',
] as const;
type DayField = (typeof dayFields)[number];

const maxNumberLength = 50;
const maxCount = 1_000_000;

export interface ParsedMeter {
  fabricNo: string;
  days: Record<DayField, string | null>;
  location: string | null;
}

/** Parses the values of a new meter. Throws a refusal if a value is wrong. */
export const readNewMeter = (input: NewWaterMeter): ParsedMeter => {
  const fabricNo = cleanNumber(input.waterMeterFabricNo);
  const { fields } = texts;
  if (fabricNo === '') throw new Refusal(texts.required(fields.waterMeterFabricNo));
  if (fabricNo.length > maxNumberLength) throw new Refusal(texts.tooLong(fields.waterMeterFabricNo, maxNumberLength));
  for (const field of ['waterMeterTypeId', 'waterMeterOwnershipTypeId', 'manufacturerId'] as const)
    if (!input[field]) throw new Refusal(texts.required(fields[field]));
  requireNumber('checkValue', input.checkValue, largestReading);
  requireNumber('customersTotal', input.customersTotal, maxCount);
  requireNumber('apartamentsTotal', input.apartamentsTotal, maxCount);
  const days = Object.fromEntries(dayFields.map((field) => [field, readDay(input[field], fields[field])])) as Record<
    DayField,
    string | null
  >;
  const today = localToday();
  const future = pastDays.find((field) => (days[field] ?? '') > today);
  if (future) throw new Refusal(texts.inFuture(fields[future]));
  for (const [first, second] of orderedDays) {
    const [from, to] = [days[first], days[second]];
    if (from !== null && to !== null && to < from) throw new Refusal(texts.wrongOrder(fields[first], fields[second]));
  }
  return { fabricNo, days, location: readLocation(input) };
};

const requireNumber = (
  field: 'checkValue' | 'customersTotal' | 'apartamentsTotal',
  value: number | null | undefined,
  max: number,
): void => {
  if (value === null || value === undefined) return;
  if (!(value >= 0 && value <= max)) throw new Refusal(texts.notNumber(texts.fields[field], max));
};

const readDay = (input: string | null | undefined, label: string): string | null => {
  const text = input?.trim() ?? '';
  if (text === '') return null;
  const day = text.slice(0, 10);
  if (!isDateTime(`${day} 00:00:00`) || !/^.{10}(?:[ T].*)?$/v.test(text)) throw new Refusal(texts.notDate(label));
  if (day <= '1900-01-01') throw new Refusal(texts.tooEarly(label));
  return day;
};

const readLocation = ({ latitude = null, longitude = null }: NewWaterMeter): string | null => {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) throw new Refusal(texts.halfPlace);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new Refusal(texts.wrongPlace);
  const problem = findPlaceProblem({ latitude, longitude });
  if (problem !== null) throw new Refusal(problem);
  return `(${longitude},${latitude})`;
};

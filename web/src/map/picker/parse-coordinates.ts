import { formatPlace, isInCountry } from '@struma/shared/geo.ts';
import { texts } from '../map.texts.ts';
import type { Place } from './place.ts';

export type ParsedCoordinates =
  | { kind: 'empty'; place?: undefined }
  | { kind: 'place'; place: Place }
  | { kind: 'problem'; place?: undefined; message: string; suggestion?: Place };

/**
 * Parses typed or pasted coordinates, latitude first: `42.548, 22.963`, `42,548; 22,963`, `42.548° N 22.963° E`.
 * Invalid text, or a place outside of Bulgaria, is a problem with a message. If the longitude comes first, `suggestion`
 * is the swapped pair.
 */
export const parseCoordinates = (text: string): ParsedCoordinates => {
  if (text.trim() === '') return { kind: 'empty' };
  const numbers = extractNumbers(text);
  const [latitude, longitude] = numbers;
  if (latitude === undefined || longitude === undefined || numbers.length !== 2)
    return problem(word.test(text) ? problems.address : problems.form);
  const place = { latitude, longitude };
  if (isInCountry(place)) return { kind: 'place', place };
  const swapped = { latitude: longitude, longitude: latitude };
  if (isInCountry(swapped)) return { ...problem(problems.swapped(formatPlace(swapped))), suggestion: swapped };
  if (Math.abs(latitude) > 90) return problem(problems.latitude);
  if (Math.abs(longitude) > 180) return problem(problems.longitude);
  return problem(problems.outside);
};

const { coordinateProblems: problems } = texts;

const problem = (message: string) => ({ kind: 'problem', message }) as const;

const word = /\p{L}{3}/u;
const ignoredSigns = /[°NE\u00a0\u2009]/gi;
const decimalPoint = /[+\-−]?\d+(?:\.\d+)?/;
const pair = new RegExp(String.raw`^(${decimalPoint.source})\s*[,;\s]\s*(${decimalPoint.source})$`);
const decimalComma = /[+\-−]?\d+(?:,\d+)?/;
const commaPair = new RegExp(String.raw`^(${decimalComma.source})\s*[;\s]\s*(${decimalComma.source})$`);
const twoDecimalCommas = /^([+\-−]?\d+,\d+),\s*([+\-−]?\d+,\d+)$/;

const extractNumbers = (text: string): number[] => {
  const normalised = text
    .replaceAll(ignoredSigns, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*([,;])\s+/, '$1 ');
  const [, first, second] =
    pair.exec(normalised) ?? commaPair.exec(normalised) ?? twoDecimalCommas.exec(normalised) ?? [];
  return [first, second].flatMap((part) => (part === undefined ? [] : [toNumber(part)]));
};

const toNumber = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));

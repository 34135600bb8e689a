import { texts } from '../map.texts.ts';
import { formatPlace, type Place } from './place.ts';

export type TypedPlace =
  | { kind: 'empty' }
  | { kind: 'place'; place: Place }
  | { kind: 'problem'; message: string; instead?: Place };

/**
 * Reads what a person typed or pasted: `42.548, 22.963`, `42,548; 22,963`, `42.548° N 22.963° E`. Latitude first. A problem
 * says what is wrong with the numbers, and offers the swapped pair where that is the mistake.
 */
export const readTypedPlace = (text: string): TypedPlace => {
  if (text.trim() === '') return { kind: 'empty' };
  const numbers = numbersOf(text);
  const [latitude, longitude] = numbers;
  if (latitude === undefined || longitude === undefined || numbers.length !== 2) return problem(problems.form);
  const place = { latitude, longitude };
  if (isInBulgaria(place)) return { kind: 'place', place };
  const swapped = { latitude: longitude, longitude: latitude };
  if (isInBulgaria(swapped)) return { ...problem(problems.swapped(formatPlace(swapped))), instead: swapped };
  if (Math.abs(latitude) > 90) return problem(problems.latitude);
  if (Math.abs(longitude) > 180) return problem(problems.longitude);
  return problem(problems.outside);
};

/** The country in a box, with a little beyond its borders. */
const isInBulgaria = ({ latitude, longitude }: Place): boolean =>
  latitude >= 41.2 && latitude <= 44.25 && longitude >= 22.3 && longitude <= 28.65;

const { coordinateProblems: problems } = texts;

const problem = (message: string) => ({ kind: 'problem', message }) as const;

const signs = /[°NE\u00a0\u2009]/gi;
const decimalPoint = /[+\-−]?\d+(?:\.\d+)?/;
const pair = new RegExp(String.raw`^(${decimalPoint.source})\s*[,;\s]\s*(${decimalPoint.source})$`);
const decimalComma = /[+\-−]?\d+(?:,\d+)?/;
const commaPair = new RegExp(String.raw`^(${decimalComma.source})\s*[;\s]\s*(${decimalComma.source})$`);
const tightCommas = /^([+\-−]?\d+,\d+),\s*([+\-−]?\d+,\d+)$/;

const numbersOf = (text: string): number[] => {
  const bare = text
    .replaceAll(signs, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*([,;])\s+/, '$1 ');
  const [, first, second] = pair.exec(bare) ?? commaPair.exec(bare) ?? tightCommas.exec(bare) ?? [];
  return [first, second].flatMap((part) => (part === undefined ? [] : [numberOf(part)]));
};

const numberOf = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));

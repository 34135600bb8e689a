import type pg from 'pg';
import type { SearchResult } from '../../../backend/src/search/search.ts';
import type { Expected } from './spoken-forms.ts';

type Facts = Pick<Expected, 'signal' | 'workCard' | 'clientNumber' | 'meter'> & {
  name?: string;
  phone?: string | null;
  address?: string | null;
  clientId?: number | null;
};

/** The facts of the first hit. */
export const firstHit = ({ kinds, signals, people, breakdowns, addresses, meters }: SearchResult): Facts => {
  switch (kinds[0]) {
    case 'SIGNAL':
      return signals[0] ? { signal: signals[0].id } : {};
    case 'BREAKDOWN':
      return breakdowns[0] ? { workCard: breakdowns[0].workCardNo } : {};
    case 'PERSON':
      return { ...people[0] } as Facts;
    case 'ADDRESS':
      return { address: addresses[0]?.label ?? null };
    case 'METER':
      return meters[0] ? { meter: meters[0].fabricNo } : {};
    default:
      return {};
  }
};

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether the first hit has all expected facts. */
export const isRightHit = async (pool: pg.Pool, expected: Expected, result: SearchResult): Promise<boolean> => {
  const hit = firstHit(result);
  const names = splitWords(`${hit.name ?? ''} ${await clientName(pool, hit.clientId)}`);
  const place = splitWords(hit.address ?? '');
  return (
    (expected.name ?? []).every((word) => names.includes(word.toLowerCase())) &&
    (expected.address ?? []).every((word) => place.includes(word.toLowerCase())) &&
    (expected.telephone === undefined || (hit.phone ?? '').replaceAll(/\D/g, '').endsWith(expected.telephone)) &&
    (['clientNumber', 'signal', 'workCard', 'meter'] as const).every(
      (fact) => expected[fact] === undefined || hit[fact] === expected[fact],
    )
  );
};

const clientName = async (pool: pg.Pool, id: number | null | undefined): Promise<string> => {
  if (id === undefined || id === null) return '';
  const { rows } = await pool.query<{ name: string }>('select name from client where id = $1', [id]);
  return rows[0]?.name ?? '';
};

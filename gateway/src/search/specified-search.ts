import type { FoundBreakdown, FoundSignal, SearchKind, SearchResult } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readId } from '../kernel/input/ids.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readBreakdownRow, readSignalDetails } from './search.rest.ts';
import { signalNumber, workCardNumber } from './search.texts.ts';

type RestContext = Pick<GatewayContext, 'rest'>;

/** Searches with calls of the specification only: by the number of a signal and by a work card number. */
export const searchWithSpecifiedCalls = async (
  text: string,
  kinds: readonly SearchKind[],
  context: RestContext,
): Promise<SearchResult> => {
  const [signals, breakdowns] = await Promise.all([
    kinds.includes('SIGNAL') ? findSignals(text, context) : [],
    kinds.includes('BREAKDOWN') ? findBreakdowns(text, context) : noBreakdowns,
  ]);
  const found: readonly SearchKind[] = [
    ...(signals.length > 0 ? (['SIGNAL'] as const) : []),
    ...(breakdowns.hits.length > 0 ? (['BREAKDOWN'] as const) : []),
  ];
  return {
    kinds: [...found],
    signals: [...signals],
    breakdowns: [...breakdowns.hits],
    people: [],
    addresses: [],
    meters: [],
    leftOutWords: [],
    hasResidentsOnly: false,
    totals: { signals: signals.length, breakdowns: breakdowns.total, people: 0, addresses: 0, meters: 0 },
  };
};

const findSignals = async (text: string, { rest }: RestContext): Promise<readonly FoundSignal[]> => {
  const id = readId(signalNumber.exec(text)?.[1] ?? '');
  const signal =
    id === null ? null : await rest.find('/api/signal/GetSignalDetails', { signalId: id }, readSignalDetails);
  return signal ? [signal] : [];
};

interface FoundBreakdowns {
  hits: readonly FoundBreakdown[];
  /** Number of all hits; null if the service sends no number, or ignores the filter and has further breakdowns. */
  total: number | null;
}

const noBreakdowns: FoundBreakdowns = { hits: [], total: 0 };

const findBreakdowns = async (text: string, { rest }: RestContext): Promise<FoundBreakdowns> => {
  const [, digitsAfterDash, otherDigits] = workCardNumber.exec(text) ?? [];
  const workCardNo = digitsAfterDash ?? otherDigits;
  if (workCardNo === undefined) return noBreakdowns;
  const query = { workCardNo, page: 1, itemsPerPage: 5 as const };
  const { items, totalCount } = await rest.get('/api/breakdown/GetBreakdownsList', query, readPageOf(readBreakdownRow));
  // A service may ignore the filter.
  const hits = items.filter((breakdown) => breakdown.workCardNo.includes(workCardNo));
  const shown = hits.slice(0, query.itemsPerPage);
  if (totalCount === null) return { hits: shown, total: null };
  if (totalCount <= items.length) return { hits: shown, total: hits.length };
  return { hits: shown, total: hits.length === items.length ? totalCount : null };
};

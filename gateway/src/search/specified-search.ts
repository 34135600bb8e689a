import type { FoundBreakdown, FoundSignal, SearchKind, SearchResult } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readId } from '../kernel/input/ids.ts';
import { readPageOf } from '../kernel/input/paging.ts';
import { readBreakdownRow, readSignalDetails } from './search.rest.ts';
import { signalNumber, workCardNumber } from './search.texts.ts';

type RestContext = Pick<GatewayContext, 'rest'>;

/** Searches with calls of the specification only: by the number of a signal and by a work card number. */
export const searchSpecifiedCalls = async (
  text: string,
  kinds: readonly SearchKind[],
  context: RestContext,
): Promise<SearchResult> => {
  const [signals, breakdowns] = await Promise.all([
    kinds.includes('SIGNAL') ? findSignals(text, context) : [],
    kinds.includes('BREAKDOWN') ? findBreakdowns(text, context) : [],
  ]);
  const found: readonly SearchKind[] = [
    ...(signals.length > 0 ? (['SIGNAL'] as const) : []),
    ...(breakdowns.length > 0 ? (['BREAKDOWN'] as const) : []),
  ];
  return {
    kinds: [...found],
    signals: [...signals],
    breakdowns: [...breakdowns],
    people: [],
    addresses: [],
    meters: [],
  };
};

const findSignals = async (text: string, { rest }: RestContext): Promise<readonly FoundSignal[]> => {
  const id = readId(signalNumber.exec(text)?.[1] ?? '');
  const signal =
    id === null ? null : await rest.find('/api/signal/GetSignalDetails', { signalId: id }, readSignalDetails);
  return signal ? [signal] : [];
};

const findBreakdowns = async (text: string, { rest }: RestContext): Promise<readonly FoundBreakdown[]> => {
  const [, digitsAfterDash, otherDigits] = workCardNumber.exec(text) ?? [];
  const workCardNo = digitsAfterDash ?? otherDigits;
  if (workCardNo === undefined) return [];
  const query = { workCardNo, page: 1, itemsPerPage: 5 as const };
  const { items } = await rest.get('/api/breakdown/GetBreakdownsList', query, readPageOf(readBreakdownRow));
  // A service may ignore the filter.
  return items.filter((breakdown) => breakdown.workCardNo.includes(workCardNo)).slice(0, query.itemsPerPage);
};

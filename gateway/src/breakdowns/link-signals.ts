import { GraphQLError } from 'graphql';
import type { MutationResolvers, SignalLinkOutcome, SignalLinkStatus } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { codeOf } from '../kernel/errors.ts';
import { createInvalidInput } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { createSuccess } from '../kernel/success.ts';
import { breakdownTexts as texts } from './breakdowns.texts.ts';
import { findBreakdown, requireBreakdownId, unknownBreakdown } from './find-breakdown.ts';

/** BR-7: links signals one after another, each with its own outcome. */
export const linkSignals: MutationResolvers['linkSignals'] = async (_root, { input }, context) => {
  const breakdownId = requireBreakdownId(input.breakdownId);
  if (!isAllowedCount(input.signalIds)) return wrongCount();
  if (!(await findBreakdown(breakdownId, context))) throw unknownBreakdown();
  const outcomes = await changeOneByOne(input.signalIds, (signalId) =>
    context.rest.writeByGet('/api/breakdown/AddSignalToBreakdown', { breakdownId, signalId }),
  );
  return createSuccess('LinkSignalsSuccess', { breakdownId, outcomes });
};

/** BR-6: removes links. A signal that is linked to another breakdown by now keeps its link. */
export const unlinkSignals: MutationResolvers['unlinkSignals'] = async (_root, { input }, context) => {
  const breakdownId = requireBreakdownId(input.breakdownId);
  if (!isAllowedCount(input.signalIds)) return wrongCount();
  const outcomes = await changeOneByOne(input.signalIds, async (signalId) => {
    const linkedTo = await findLink(signalId, context);
    if (linkedTo !== breakdownId) return `(0) ${texts.otherBreakdown}`;
    return context.rest.writeByGet('/api/breakdown/RemoveSignalFromBreakdown', { signalId });
  });
  return createSuccess('UnlinkSignalsSuccess', { breakdownId, outcomes });
};

const maxSignals = 100;

const isAllowedCount = (ids: readonly string[]): boolean => ids.length > 0 && ids.length <= maxSignals;

const wrongCount = () => createInvalidInput([{ field: 'signalIds', code: 'RANGE', message: texts.signalCount }]);

const findLink = (signalId: number, { rest }: GatewayContext): Promise<number | null> =>
  rest.get(
    '/api/signal/GetSignalDetails',
    { signalId },
    ({ breakdown, breakdownId }) => breakdown?.id ?? breakdownId ?? null,
  );

/** Sends one change after another. After a failure of the service, the remaining changes are not sent. */
const changeOneByOne = async (
  ids: readonly string[],
  change: (signalId: number) => Promise<string>,
): Promise<SignalLinkOutcome[]> => {
  const outcomes: SignalLinkOutcome[] = [];
  let hasFailed = false;
  for (const id of new Set(ids)) {
    const outcome: SignalLinkOutcome = hasFailed ? outcomeOf(id, 'NOT_DONE', null) : await changeOne(id, change);
    hasFailed ||= outcome.status === 'UNKNOWN' || outcome.status === 'NOT_DONE';
    outcomes.push(outcome);
  }
  return outcomes;
};

const changeOne = async (id: string, change: (signalId: number) => Promise<string>): Promise<SignalLinkOutcome> => {
  const signalId = readId(id);
  if (signalId === null) return outcomeOf(id, 'REFUSED', null);
  try {
    const { code, text } = readCodedText(await change(signalId));
    return outcomeOf(id, code === 0 ? 'REFUSED' : 'DONE', text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (codeOf(error) === 'UNAUTHENTICATED' || codeOf(error) === 'FORBIDDEN') throw error;
    if (codeOf(error) === 'NOT_FOUND') return outcomeOf(id, 'REFUSED', error.message);
    return outcomeOf(id, error.extensions['outcome'] === 'UNKNOWN' ? 'UNKNOWN' : 'NOT_DONE', error.message);
  }
};

const outcomeOf = (signalId: string, status: SignalLinkStatus, reason: string | null): SignalLinkOutcome => ({
  signalId,
  status,
  reason: reason || null,
});

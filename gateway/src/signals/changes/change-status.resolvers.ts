import type {
  ChangeSignalStatusInput,
  MutationResolvers,
  ResolversTypes,
  SignalStatus,
} from '../../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { isConflict, outcomeIn, readConflict } from '../../kernel/conflict.ts';
import { readCodedText } from '../../kernel/rest/reply.ts';
import { createSuccess } from '../../kernel/success.ts';
import { requireSignalId, findSignal, unknownSignal } from '../find-signal.ts';
import { createRefusal } from '../../kernel/failures.ts';
import { readExpected } from '../expected-values.ts';
import { type ConflictRecord, createMessageConflict, createStatusConflict } from '../signal-conflict.ts';
import { readStatusLabels, statusId, statusKey } from '../signals.rest.ts';
import type { SignalRecord } from '../signals.rest.ts';
import { signalTexts } from '../signals.texts.ts';

type StatusResult = ResolversTypes['ChangeSignalStatusResult'];

/** SG-8, SG-7, SG-9 in this order: an unchanged status is not sent, and the status SIGNAL is refused before sending. */
const changeSignalStatus: MutationResolvers['changeSignalStatus'] = async (_root, { input }, context) => {
  const { status, expectedStatus } = input;
  const signalId = requireSignalId(input.id);
  const expected = readExpected(input);
  const signal = await findSignal(signalId, context);
  if (!signal) throw unknownSignal();
  if (signal.status === status) return changed(signalId, status, null);
  if (status === 'SIGNAL') return createRefusal('WRONG_STATE', await notAllowed(context, signal));
  if (expectedStatus && expectedStatus !== signal.status) return createStatusConflict(signalId, context);
  try {
    return parseResponse(
      await send(context, { signalId, status, expectedStatus: expectedStatus ?? null, expected }),
      signalId,
      status,
    );
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createConflict(signalId, context, input));
    throw error;
  }
};

interface Change {
  signalId: number;
  status: SignalStatus;
  expectedStatus: SignalStatus | null;
  /** Under the names of the REST service. */
  expected: ReturnType<typeof readExpected>;
}

const send = async (
  { rest, features }: GatewayContext,
  { signalId, status, expectedStatus, expected }: Change,
): Promise<string> => {
  const sendsExpected = expectedStatus !== null && (await features.has('EXPECTED_VALUES'));
  return rest.postQuery('/api/signal/ChangeSignalStatus', {
    signalId: String(signalId),
    status: statusKey(status),
    ...(sendsExpected && { expectedStatus: String(statusId(expectedStatus)) }),
    // The service compares them, or the arguments are refused.
    ...Object.fromEntries(Object.entries(expected).map(([name, id]) => [name, String(id)])),
  });
};

/** The conflict of a status, a submitter or a newer response that the user has not seen. */
const createConflict = async (
  signalId: number,
  context: GatewayContext,
  input: ChangeSignalStatusInput,
): Promise<ConflictRecord> => {
  const signal = await findSignal(signalId, context);
  const isOtherStatus = typeof input.expectedStatus === 'string' && signal?.status !== input.expectedStatus;
  const comparesMessages = Object.keys(readExpected(input)).length > 0;
  return isOtherStatus || !comparesMessages
    ? createStatusConflict(signalId, context)
    : createMessageConflict(signalId, context, input);
};

/** SG-9: a text that starts with the signal's number in brackets is a success, any other text is a refusal. */
const parseResponse = (response: string, signalId: number, status: SignalStatus): StatusResult => {
  const { code, text } = readCodedText(response);
  if (code === signalId && /^"?\(/.test(response.trim())) return changed(signalId, status, text || null);
  return createRefusal('SERVICE_REFUSED', text || signalTexts.refused);
};

const changed = (signalId: number, status: SignalStatus, serviceMessage: string | null) =>
  createSuccess('ChangeSignalStatusSuccess', { status, serviceMessage, signalId });

const notAllowed = async ({ rest, warn }: GatewayContext, signal: SignalRecord): Promise<string> => {
  const labels = await rest.get('/api/status/GetStatusAsKeyValuePairList', {}, (list) => readStatusLabels(list, warn));
  const signalLabel = labels.find(({ status }) => status === 'SIGNAL')?.name ?? '';
  return signalTexts.statusNotAllowed(signal.statusName, signalLabel);
};

export const schemaPart = { Mutation: { changeSignalStatus } };

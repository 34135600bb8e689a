import type { ResolversTypes, SubmitSignalInput } from '../kernel/schema-types.generated.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { findCallerProblems, readCallerProblem, toCallerFields } from './chosen-caller.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import { requireOwnSignalsFeature, isOperator } from './own-signals.ts';
import { findLocationProblem, findTitleProblem } from './signal-values.ts';
import { signalTexts } from './signals.texts.ts';
import type { AttachmentInput, WriteContext } from './write-message.ts';

type SubmitResult = Awaited<ResolversTypes['SubmitSignalResult']>;

/** SG-16, SG-17, SG-18: creates a signal. The mutation and POST /files/signals share this function. */
export const submitSignal = async (
  { rest, features, principal }: WriteContext,
  input: SubmitSignalInput,
  attachments?: AttachmentInput,
): Promise<SubmitResult> => {
  const [first, ...others] = problemsOf(input);
  if (first) return createInvalidInput([first, ...others], sentenceOf([first, ...others]));
  await requireOwnSignalsFeature(principal, features);
  const { callerName, callerPhone, ...ids } = isOperator(principal) ? toTexts(toCallerFields(input)) : {};
  const key = await readKey(features, input);
  const { latitude, longitude } = input.location;
  const parameters = {
    title: input.title.trim(),
    latitude: String(latitude),
    longitude: String(longitude),
    message: writeDocument(input.message),
    ...ids,
  };
  const options = {
    ...key,
    ...(attachments?.signal && { signal: attachments.signal }),
  };
  try {
    // Proxies log URLs, so the texts are sent in the form. A service without IDEMPOTENCY is the
    // utility's own implementation of the specification, which reads the parameters from the URL.
    // The name and the telephone number of a caller are no parameters of the specification: they are always in the form.
    const [query, form] = key.isRepeatable ? [{}, parameters] : [parameters, {}];
    const caller = { ...(callerName && { callerName }), ...(callerPhone && { callerPhone }) };
    return parseResponse(
      await rest.postMultipart(
        '/api/signal/createSignal/',
        query,
        { ...form, ...caller },
        attachments?.files ?? null,
        options,
      ),
    );
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.signalKeyTaken }]);
    const problem = readCallerProblem(error);
    if (problem) return createInvalidInput([problem]);
    throw error;
  }
};

const problemsOf = ({ title, message, location, ...choice }: SubmitSignalInput): Problem[] => {
  const problems: (Problem | null)[] = [
    findTitleProblem(title),
    problemOf(message, signalTexts.descriptionRequired),
    findLocationProblem(location),
    ...findCallerProblems(choice),
  ];
  return problems.filter((problem) => problem !== null);
};

/** SG-17: one message for all missing fields. */
const sentenceOf = (problems: readonly Problem[]): string | undefined =>
  problems.some(({ code }) => code === 'REQUIRED') ? signalTexts.missing : undefined;

/** SG-18: the response of a stored signal is its id, as JSON or in brackets. Without an id nothing was recorded. */
const parseResponse = (response: string): SubmitResult => {
  const id = idInJson(response);
  if (id !== null) return createSuccess('SubmitSignalSuccess', { signalId: id });
  const { code, text } = readCodedText(response);
  if (code === null) return createRefusal('NOT_RECORDED', signalTexts.signalNotRecorded);
  if (code <= 0) return createRefusal('SERVICE_REFUSED', text || signalTexts.refused);
  return createSuccess('SubmitSignalSuccess', { signalId: code });
};

const idInJson = (response: string): number | null => {
  try {
    const value: unknown = JSON.parse(response);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
};

const toTexts = (fields: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

import type { ResolversTypes, SubmitSignalInput } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import { requireOwnSignals, isOperator } from './own-signals.ts';
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
  await requireOwnSignals(principal, features);
  const submitter = isOperator(principal) ? toSubmitterFields(input) : {};
  const key = await readKey(features, input);
  const { latitude, longitude } = input.location;
  const parameters = {
    title: input.title.trim(),
    latitude: String(latitude),
    longitude: String(longitude),
    message: writeDocument(input.message),
    ...submitter,
  };
  const options = {
    ...key,
    ...(attachments?.signal && { signal: attachments.signal }),
  };
  try {
    // Proxies log URLs, so the texts are sent in the form. A service without IDEMPOTENCY is the
    // utility's own implementation of the specification, which reads the parameters from the URL.
    const [query, form] = key.isRepeatable ? [{}, parameters] : [parameters, {}];
    return parseResponse(
      await rest.postMultipart('/api/signal/createSignal/', query, form, attachments?.files ?? null, options),
    );
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.signalKeyTaken }]);
    if (error instanceof RestStatusError && isPersonField(error.field))
      return createInvalidInput([{ field: error.field, code: 'UNKNOWN', message: signalTexts.personUnknown }]);
    throw error;
  }
};

/** True for `submitterId` and `clientId`, which have the same names in REST and in the input. */
const isPersonField = (field: string | null): field is keyof SubmitterIds =>
  field === 'submitterId' || field === 'clientId';

const problemsOf = ({ title, message, location, submitterId, clientId }: SubmitSignalInput): Problem[] => {
  const problems: (Problem | null)[] = [
    findTitleProblem(title),
    problemOf(message, signalTexts.descriptionRequired),
    findLocationProblem(location),
    ...submitterProblems({ submitterId, clientId }),
  ];
  return problems.filter((problem) => problem !== null);
};

/** SG-17: one message for all missing fields. */
const sentenceOf = (problems: readonly Problem[]): string | undefined =>
  problems.some(({ code }) => code === 'REQUIRED') ? signalTexts.missing : undefined;

type SubmitterIds = Pick<SubmitSignalInput, 'submitterId' | 'clientId'>;

/** Reports an invalid id, and two ids at once: the service would store the signal without a submitter. */
const submitterProblems = (submitter: SubmitterIds): Problem[] => {
  const ids = idsOf(submitter);
  const unknown = ids.filter(([, id]) => readId(id) === null);
  if (unknown.length) return unknown.map(([field]) => ({ field, code: 'UNKNOWN', message: signalTexts.personUnknown }));
  return ids.slice(1).map(([field]) => ({ field, code: 'FORMAT', message: signalTexts.onePerson }));
};

const toSubmitterFields = (submitter: SubmitterIds): Record<string, string> =>
  Object.fromEntries(idsOf(submitter).map(([field, id]) => [field, String(readId(id))]));

const idsOf = ({ submitterId, clientId }: SubmitterIds): [string, string][] =>
  Object.entries({ submitterId, clientId }).flatMap(([field, id]): [string, string][] =>
    typeof id === 'string' ? [[field, id]] : [],
  );

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

import type { InvalidInput, Refusal, SubmitSignalInput } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { readReply } from '../kernel/rest/reply.ts';
import { RestRefusal } from '../kernel/rest/upstream-error.ts';
import { success } from '../kernel/success.ts';
import type { Success } from '../kernel/success.ts';
import { isBlank } from '@struma/shared/rich-document.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { invalid, refused } from './failures.ts';
import type { Problem } from './failures.ts';
import { requireOwnSignals, isOperator } from './own-signals.ts';
import { signalTexts } from './signals.texts.ts';
import type { AttachmentInput, WriteContext } from './write-message.ts';

export type SignalSubmitted = Success<'SubmitSignalSuccess', { signalId: number }>;

export type SubmitResult = SignalSubmitted | InvalidInput | Refusal;

/** SG-16, SG-17, SG-18: a new signal. The mutation and POST /files/signals share it. */
export const submitSignal = async (
  { rest, features, caller }: WriteContext,
  input: SubmitSignalInput,
  attachments?: AttachmentInput,
): Promise<SubmitResult> => {
  const [first, ...others] = problemsOf(input);
  if (first) return invalid([first, ...others], sentenceOf([first, ...others]));
  await requireOwnSignals(caller, features);
  const person = isOperator(caller) ? personOf(input) : {};
  const repeatable = await features.has('IDEMPOTENCY');
  const { latitude, longitude } = input.location;
  const all = {
    title: input.title.trim(),
    latitude: String(latitude),
    longitude: String(longitude),
    message: writeDocument(input.message),
    ...person,
  };
  const options = {
    idempotencyKey: input.idempotencyKey,
    repeatable,
    ...(attachments?.signal && { signal: attachments.signal }),
  };
  try {
    // Proxies log addresses. Only a service that reads its parameters from the address gets the texts there.
    const [query, form] = repeatable ? [{}, all] : [all, {}];
    return readAnswer(
      await rest.postMultipart('/api/signal/createSignal/', query, form, attachments?.files ?? null, options),
    );
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 422)
      return invalid([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.signalKeyTaken }]);
    throw error;
  }
};

const longestTitle = 200;

const problemsOf = ({ title, message, location, submitterId, clientId }: SubmitSignalInput): Problem[] => {
  const problems: (Problem | null)[] = [
    isBlank(title) ? { field: 'title', code: 'REQUIRED', message: signalTexts.titleRequired } : null,
    title.trim().length > longestTitle
      ? { field: 'title', code: 'LENGTH', message: signalTexts.titleTooLong(longestTitle) }
      : null,
    problemOf(message, signalTexts.descriptionRequired),
    Math.abs(location.latitude) <= 90 && Math.abs(location.longitude) <= 180
      ? null
      : { field: 'location', code: 'RANGE', message: signalTexts.locationRange },
    ...personProblems({ submitterId, clientId }),
  ];
  return problems.filter((problem) => problem !== null);
};

/** SG-17: one sentence for all missing fields. */
const sentenceOf = (problems: readonly Problem[]): string | undefined =>
  problems.some(({ code }) => code === 'REQUIRED') ? signalTexts.missing : undefined;

type Person = Pick<SubmitSignalInput, 'submitterId' | 'clientId'>;

/** A signal is refused if its person is unknown or ambiguous: it would be stored without one. */
const personProblems = (person: Person): Problem[] => {
  const given = idsOf(person);
  const unknown = given.filter(([, id]) => readId(id) === null);
  if (unknown.length) return unknown.map(([field]) => ({ field, code: 'UNKNOWN', message: signalTexts.personUnknown }));
  return given.slice(1).map(([field]) => ({ field, code: 'FORMAT', message: signalTexts.onePerson }));
};

const personOf = (person: Person): Record<string, string> =>
  Object.fromEntries(idsOf(person).map(([field, id]) => [field, String(readId(id))]));

const idsOf = ({ submitterId, clientId }: Person): [string, string][] =>
  Object.entries({ submitterId, clientId }).flatMap(([field, id]): [string, string][] =>
    typeof id === 'string' ? [[field, id]] : [],
  );

/** SG-18: a stored signal is answered with its id, as JSON or in brackets. Without an id the signal was not recorded. */
const readAnswer = (answer: string): SubmitResult => {
  const id = idInJson(answer);
  if (id !== null) return success('SubmitSignalSuccess', { signalId: id });
  const { code, text } = readReply(answer);
  if (code === null) return refused('NOT_RECORDED', signalTexts.signalNotRecorded);
  if (code <= 0) return refused('SERVICE_REFUSED', text || signalTexts.refused);
  return success('SubmitSignalSuccess', { signalId: code });
};

const idInJson = (answer: string): number | null => {
  try {
    const value: unknown = JSON.parse(answer);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
};

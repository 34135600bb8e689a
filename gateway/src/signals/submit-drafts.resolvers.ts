import type { components } from '@struma/schema/rest.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SignalCaller,
  SubmitDraft,
  SubmitDraftInput,
} from '../kernel/schema-types.generated.ts';
import { createInvalidInput } from '../kernel/failures.ts';
import { toCoordinates } from '../kernel/input/coordinates.ts';
import { readChoiceId } from '../kernel/input/ids.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { StoredText } from '../kernel/input/rich-text.ts';
import { assertShape } from '../kernel/rest/wire.ts';
import { tracked } from '../kernel/tracked.ts';
import { readSaved } from './operator-tools.rest.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';

type SubmitDraftRecord = Omit<SubmitDraft, 'message' | '__typename'> & { message: StoredText | null };

const readCaller = (wire: components['schemas']['DraftCaller']): SignalCaller => {
  assertShape(wire, { name: 'string', openSignals: 'number' });
  const { addressLatitude, addressLongitude, nameAsClient = null, email = null, ...caller } = wire;
  return { ...caller, nameAsClient, email, addressLocation: toCoordinates(addressLatitude, addressLongitude) };
};

const readSubmitDraft = (wire: components['schemas']['SubmitDraftRow']): SubmitDraftRecord => {
  assertShape(wire, { title: 'string', idempotencyKey: 'string' });
  const { latitude, longitude } = wire;
  return {
    title: wire.title,
    message: wire.message ? { stored: wire.message } : null,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    address: wire.address || null,
    caller: wire.caller ? readCaller(wire.caller) : null,
    fileNames: wire.fileNames,
    idempotencyKey: wire.idempotencyKey,
    savedAt: readMoment(wire.savedUtc, wire.savedLocal),
  };
};

const draftQueries = {
  submitDrafts: tracked(async (_root, _args, { rest, principal, features }) => {
    await requireOwnSignalsFeature(principal, features);
    return rest.get('/struma/signals/submit-drafts', {}, ({ items }) => items.map(readSubmitDraft));
  }),
} satisfies Partial<QueryResolvers>;

const draftMutations = {
  saveSubmitDraft: async (_root, { input: { idempotencyKey, draft } }, { rest, principal, features }) => {
    await requireOwnSignalsFeature(principal, features);
    const problem = draft?.message ? problemOf(draft.message) : null;
    if (problem?.code === 'LENGTH') return createInvalidInput([problem]);
    const body = { idempotencyKey, ...(draft && { draft: toRest(draft, problem === null) }) };
    return rest.post('/struma/signals/submit-drafts', body, (saved) => ({
      __typename: 'SaveSubmitDraftSuccess' as const,
      savedAt: readSaved(saved),
    }));
  },
} satisfies Partial<MutationResolvers>;

/** Converts a draft for the REST service. `isMessageKept` is false for a blank message. */
const toRest = (draft: SubmitDraftInput, isMessageKept: boolean) => ({
  title: draft.title,
  message: draft.message && isMessageKept ? writeDocument(draft.message) : null,
  latitude: draft.location?.latitude ?? null,
  longitude: draft.location?.longitude ?? null,
  address: draft.address ?? null,
  submitterId: readChoiceId(draft.submitterId, 'submitterId'),
  clientId: readChoiceId(draft.clientId, 'clientId'),
  newCaller: draft.newCaller ? { name: draft.newCaller.name, phone: draft.newCaller.phone ?? null } : null,
  fileNames: draft.fileNames ?? [],
});

export const schemaPart = { Query: draftQueries, Mutation: draftMutations };

import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { MomentText, refTo, nullable } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { problemTexts } from '../conversation/require-message.ts';
import { readMessage } from '../conversation/rich-text.ts';
import { isOpen } from '../workflow/signal-status.ts';

const content = {
  title: Type.String({ maxLength: 1000 }),
  message: nullable(Type.String({ maxLength: 4_000_000, description: 'A ProseMirror document as JSON text.' })),
  latitude: nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: nullable(Type.Number({ minimum: -180, maximum: 180 })),
  address: nullable(Type.String({ maxLength: 500 })),
  fileNames: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 100 }),
};

const DraftContent = Type.Object({
  ...content,
  submitterId: nullable(Type.Integer()),
  clientId: nullable(Type.Integer()),
  newCaller: Type.Optional(
    nullable({
      ...Type.Object({ name: Type.String({ maxLength: 1000 }), phone: nullable(Type.String({ maxLength: 1000 })) }),
      description: 'A caller who is neither a submitter nor a client, as typed.',
    }),
  ),
});

type DraftContent = Static<typeof DraftContent>;

export const SaveSubmitDraft = Type.Object({
  idempotencyKey: Type.String({ format: 'uuid' }),
  draft: Type.Optional({ ...DraftContent, description: 'If absent, the draft is deleted.' }),
});

const { message: _message, ...otherContent } = content;

/** The person for whom an operator submits a signal, often a caller on the telephone. */
export const DraftCaller = Type.Object(
  {
    submitterId: nullable(Type.Integer()),
    clientId: nullable(Type.Integer()),
    name: Type.String(),
    nameAsClient: Type.Optional(
      nullable(Type.String({ description: 'The name of the client, if it is another one.' })),
    ),
    clientNumber: nullable(Type.String()),
    phone: nullable(Type.String()),
    email: Type.Optional(nullable(Type.String())),
    address: nullable(Type.String()),
    addressLatitude: nullable(Type.Number({ description: 'Coordinates of `address`; null if it has none.' })),
    addressLongitude: nullable(Type.Number()),
    openSignals: Type.Integer({ minimum: 0 }),
  },
  { $id: 'DraftCaller' },
);

export const SubmitDraftRow = Type.Object(
  {
    ...otherContent,
    message: nullable(Type.String()),
    caller: Type.Optional(refTo(DraftCaller)),
    idempotencyKey: Type.String(),
    savedUtc: MomentText,
    savedLocal: MomentText,
  },
  { $id: 'SubmitDraftRow' },
);

type SubmitDraftRow = Static<typeof SubmitDraftRow>;

/** Maximum number of stored drafts of a person: older drafts are deleted, so that they do not fill the table. */
const maxDrafts = 5;

/** Idempotency keys are kept as long as drafts, so that a draft whose signal was sent is recognised by its key. */
const keptDays = sql.lit('7 days');

/** Reads a person's unsent signals, newest first. */
export const readSubmitDrafts = async (database: Database, { subject }: Principal): Promise<SubmitDraftRow[]> => {
  const { rows } = await sql<{ content: DraftContent; key: string; saved_at: string }>`
    select content, idempotency_key as key, saved_at from submit_draft d
    where subject = ${subject} and saved_at > now() - ${keptDays}::interval
      and not exists (select from idempotency_key k where k.subject = d.subject and k.key = d.idempotency_key)
    order by saved_at desc limit ${sql.lit(maxDrafts)}`.execute(database);
  return Promise.all(
    rows.map(async ({ content: { submitterId, clientId, newCaller, ...fields }, key, saved_at }) => {
      const caller = newCaller
        ? { ...unstoredCaller, ...newCaller }
        : await findCaller(database, { submitterId, clientId });
      return {
        ...fields,
        ...(caller && { caller }),
        idempotencyKey: key,
        savedUtc: utcText(saved_at),
        savedLocal: localText(saved_at),
      };
    }),
  );
};

/** Stores a draft under its idempotency key, or deletes it. A draft whose signal was sent is not returned any more. */
export const saveSubmitDraft = async (
  database: Database,
  principal: Principal,
  { idempotencyKey, draft }: Static<typeof SaveSubmitDraft>,
): Promise<{ savedUtc: string; savedLocal: string }> => {
  const { subject } = principal;
  const key = idempotencyKey.toLowerCase();
  const { rows } = draft
    ? await sql<{ saved_at: string }>`
        insert into submit_draft (subject, idempotency_key, content)
        values (${subject}, ${key}, ${JSON.stringify(toStored(principal, draft))}::jsonb)
        on conflict (subject, idempotency_key) do update set content = excluded.content, saved_at = now()
        returning saved_at`.execute(database)
    : await sql<{ saved_at: string }>`
        with gone as (delete from submit_draft where subject = ${subject} and idempotency_key = ${key})
        select now() as saved_at`.execute(database);
  await sql`
    delete from submit_draft where subject = ${subject} and idempotency_key not in (
      select idempotency_key from submit_draft where subject = ${subject} order by saved_at desc limit ${sql.lit(maxDrafts)}
    )`.execute(database);
  const savedAt = rows[0]?.saved_at ?? '';
  return { savedUtc: utcText(savedAt), savedLocal: localText(savedAt) };
};

/** Returns the content to store. Only operators may choose another person as the submitter. */
const toStored = (principal: Principal, draft: DraftContent): DraftContent => ({
  ...draft,
  message: draft.message === null ? null : readDraftMessage(draft.message),
  ...(!isOperator(principal) && { submitterId: null, clientId: null, newCaller: null }),
});

/** Returns the JSON of the document; null if the document is blank. */
const readDraftMessage = (json: string): string | null => {
  const message = readMessage(json);
  if (message === 'empty') return null;
  if (typeof message === 'string') throw new HttpFailure(400, problemTexts[message]);
  return message.document;
};

/** The parts of a draft's caller that only a stored person has. */
const unstoredCaller = {
  submitterId: null,
  clientId: null,
  clientNumber: null,
  address: null,
  addressLatitude: null,
  addressLongitude: null,
  openSignals: 0,
};

/** Reads the person of a draft. Undefined if no person was chosen or the person does not exist any more. */
const findCaller = async (
  database: Database,
  { submitterId, clientId }: Pick<DraftContent, 'submitterId' | 'clientId'>,
): Promise<Static<typeof DraftCaller> | undefined> => {
  if (submitterId === null && clientId === null) return undefined;
  const { rows } = await sql<Static<typeof DraftCaller>>`
    select s.id as "submitterId", c.id as "clientId", coalesce(s.name, c.name) as name,
      case when c.name <> s.name then c.name end as "nameAsClient", c.client_number as "clientNumber",
      s.phone, s.email, a.full_address as address, a.location[1] as "addressLatitude", a.location[0] as "addressLongitude",
      (select count(*) from signal where submitter_id = s.id and ${isOpen(sql`status_id`)}) as "openSignals"
    from (select ${submitterId}::bigint as submitter_id, ${clientId}::bigint as client_id) chosen
    left join submitter s on s.id = chosen.submitter_id
    left join client c on c.id = coalesce(chosen.client_id, s.client_id)
    left join address a on a.id = (select id from address where client_id = c.id order by id limit 1)
    where s.id is not null or c.id is not null`.execute(database);
  return rows[0];
};

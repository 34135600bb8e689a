import { createHash } from 'node:crypto';
import { run } from '../builders/requests/signal-requests.ts';
import type { BrowserClient } from '../builders/people/browser-client.ts';

/** What the account of a release's backup sees: its own data, all signals with their conversations, all files. */
export interface ReleaseView {
  session: object;
  drafts: object[];
  signals: object[];
  /** Checksums of the downloaded files by URL. */
  files: Record<string, string>;
}

interface Listed {
  id: string;
}

interface Attached {
  attachments: { url: string }[];
}

type Detail = Listed & Attached & { responses: Attached[]; notes: Attached[] };

/**
 * Reads the data over GraphQL, as the web client does, so that the result does not depend on the database schema and can
 * be compared after an upgrade.
 */
export const readReleaseView = async (person: BrowserClient): Promise<ReleaseView> => {
  const { session, signals: page } = await run(person, listQuery);
  const { items } = page as unknown as { items: Listed[] };
  const signals: Detail[] = [];
  const drafts: object[] = [];
  for (const { id } of items) {
    const { signal, signalDraft } = await run(person, detailQuery, { id });
    signals.push({ ...items.find((item) => item.id === id), ...signal } as Detail);
    if (signalDraft) drafts.push(signalDraft);
  }
  const messages = signals.flatMap((signal) => [signal, ...signal.responses, ...signal.notes]);
  const files: Record<string, string> = {};
  for (const { url } of messages.flatMap(({ attachments }) => attachments)) files[url] = await checksumOf(person, url);
  return { session: session ?? {}, drafts, signals, files };
};

const checksumOf = async (person: BrowserClient, url: string): Promise<string> => {
  const response = await person.fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
};

const listQuery = `{
  session { id name memberOf allowedActions lastMapView { center { latitude longitude } zoom } }
  signals(page: { number: 1, size: 100 }) {
    items {
      id title status channel needsReply createdAt closedAt lastResponseAt workCardNo
      priority { id name } submitter { id name } takenBy { id name } location { latitude longitude }
    }
  }
}`;

const detailQuery = `query ($id: ID!) {
  signal(id: $id) {
    message { text }
    attachments { ...file }
    responses { id kind author respondedAt message { text } attachments { ...file } }
    notes { id author writtenAt message { text } attachments { ...file } }
    history { kind oldValue newValue changedBy changedAt }
  }
  signalDraft(signalId: $id, kind: REPLY) { signalId kind message { text } idempotencyKey savedAt }
}
fragment file on Attachment { id fileName contentType size createdAt url }`;

import type { components } from '@struma/schema/rest.ts';
import { readItemsOf } from '../kernel/input/paging.ts';
import { createNestedReads } from '../kernel/rest/nested-reads.ts';
import type { SignalContact } from '../kernel/schema-types.generated.ts';
import { readContact } from './operator-tools.rest.ts';
import { readAttachment, readResponse, type ResponseRecord } from './signals.rest.ts';

type AttachmentInfo = components['schemas']['AttachmentInfo'];

const withFirst = (first: number | null): { first?: number } => (first === null ? {} : { first });

/** Reads the conversations of signals. */
export const readResponses = createNestedReads<ResponseRecord>({
  readOne: (rest, signalId) => rest.get('/api/response/GetResponsesList', { signalId }, readItemsOf(readResponse)),
  readMany: (rest, signalIds, first) =>
    rest.get(
      '/struma/signals/responses',
      { signalId: [...signalIds], ...withFirst(first) },
      ({ items }) => new Map(items.map(({ signalId, items: responses }) => [signalId, responses.map(readResponse)])),
    ),
});

const readFiles = (files: readonly AttachmentInfo[], signalId: number): ReturnType<typeof readAttachment>[] =>
  files.map((file, place) => readAttachment(file, `signals/${signalId}`, place));

/** Reads the files of the first messages of signals. */
export const readAttachments = createNestedReads<ReturnType<typeof readAttachment>>({
  readOne: (rest, signalId) =>
    rest.get('/api/signal/getAttachmentsInfoBySignalId', { signalId }, (files) => readFiles(files, signalId)),
  readMany: (rest, signalIds, first) =>
    rest.get(
      '/struma/signals/attachments',
      { signalId: [...signalIds], ...withFirst(first) },
      ({ items }) => new Map(items.map(({ signalId, items: files }) => [signalId, readFiles(files, signalId)])),
    ),
});

const toContacts = (wire: components['schemas']['SignalContact']): SignalContact[] => {
  const contact = readContact(wire);
  return contact ? [contact] : [];
};

/** Reads the contacts of the submitters of signals: a list of one, or of none for a signal without a submitter. */
export const readContacts = createNestedReads<SignalContact>({
  readOne: (rest, signalId) => rest.get('/struma/signals/contact', { signalId }, toContacts),
  readMany: (rest, signalIds) =>
    rest.get(
      '/struma/signals/contacts',
      { signalId: [...signalIds] },
      ({ items }) => new Map(items.map(({ signalId, contact }) => [signalId, toContacts(contact)])),
    ),
});

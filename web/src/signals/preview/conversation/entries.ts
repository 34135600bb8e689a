import type { AttachmentPartsFragment, ResponseKind, SignalQuery } from '../preview.generated.ts';

export type SignalDetails = NonNullable<SignalQuery['signal']>;

/** One message as the conversation shows it. */
export interface Entry {
  id: string;
  kind: ResponseKind;
  at: string;
  name: string | null;
  senderEmail: string | null;
  document: unknown;
  /** Derived: how many files the message has. */
  attachmentsCount: number;
  attachments: readonly AttachmentPartsFragment[];
}

/** The first message of the signal, then its responses oldest first. The signal's own files are listed elsewhere. */
export const entriesOf = (signal: SignalDetails): readonly Entry[] => {
  const name = signal.submitter?.name ?? null;
  const first: Entry = {
    id: 'first',
    kind: 'CLIENT',
    at: signal.createdAt,
    name,
    senderEmail: null,
    document: signal.message.document,
    attachmentsCount: 0,
    attachments: [],
  };
  const responses = (signal.responses ?? []).map((response): Entry => ({
    id: response.id,
    kind: response.kind,
    at: response.respondedAt,
    name: response.kind === 'CLIENT' ? name : null,
    senderEmail: response.senderEmail,
    document: response.message.document,
    attachmentsCount: response.attachmentsCount,
    attachments: response.attachments,
  }));
  return [first, ...responses];
};

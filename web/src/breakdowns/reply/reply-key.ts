import { v5 as namedUuid } from 'uuid';

/**
 * The idempotency key of one message of a reply to all: the same text to the same client of the same signal has the same
 * key, also after a reload. Therefore the service stores the message once, even if an interrupted reply to all is
 * repeated.
 */
export const replyKey = (
  breakdownId: string,
  { id, submitter }: { id: string; submitter: { id: string } | null },
  text: string,
): string => namedUuid([breakdownId, id, submitter?.id ?? '-', text].join(' '), keySpace);

/** UUID namespace of the keys. */
const keySpace = '6f1f7c0e-6b1b-4c0e-9a58-0f0c2f6f2a11';

import { v5 as namedUuid } from 'uuid';

/**
 * The idempotency key of a reply to all: the same text to the same signal has the same key, after a reload too. So the
 * service stores it once, however often an interrupted run is repeated.
 */
export const replyKey = (breakdownId: string, signalId: string, text: string): string =>
  namedUuid([breakdownId, signalId, text].join(' '), keySpace);

/** The namespace of these keys. */
const keySpace = '6f1f7c0e-6b1b-4c0e-9a58-0f0c2f6f2a11';

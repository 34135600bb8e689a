import type { Logger } from 'pino';

export type SessionLog = Pick<Logger, 'info' | 'warn'>;

import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';

/** A response of the gateway to one attempt. */
export interface CommandResponse<Result> {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The mutation's result; null if the request failed. */
  result: Result | null;
  /**
   * The gateway's description of a failed request: code, message, traceId, outcome. `reason` is shown if the outcome is
   * unknown.
   */
  error: Readonly<Record<string, unknown>>;
  isCancelled?: boolean;
}

/** What an attempt needs besides its input. */
export interface Transport {
  client: ApolloClient | undefined;
  files: readonly File[];
  /** `sent`: bytes sent so far, of all files together. */
  onProgress: (sent: number) => void;
  /** Cancels an upload. */
  signal: AbortSignal;
}

/** Sends an input once. `mutation` and `uploadTo` return operations. */
export type Operation<Input, Result> = (input: Input, transport: Transport) => Promise<CommandResponse<Result>>;

/** The input was stored. */
export interface Done<Value> {
  kind: 'done';
  value: Value;
}

/** The input was not stored, because the stored values differ from the values that the input expects. */
export interface Conflict<Stored> {
  kind: 'conflict';
  stored: Stored;
}

/** The input was not stored, because the service or the gateway declined it. */
export interface Refused {
  kind: 'refused';
  text: string;
  traceId?: string | undefined;
  /** Error messages by field path, such as `title` or `changes.repairEnd`. */
  fieldErrors?: FieldErrors | undefined;
}

/** It is unknown whether the input was stored, because there was no response or the service failed. */
export interface Unknown {
  kind: 'unknown';
  /** RQ-1: the service's message, if it sent one. */
  reason?: string | undefined;
  traceId?: string | undefined;
}

/** An outcome other than success and conflict. */
export type Undelivered =
  | Refused
  /** The attempt stored nothing. If an earlier attempt may have stored the input, a run ends as `unknown` instead. */
  | { kind: 'failed'; text: string; traceId?: string | undefined; isAboutFiles?: boolean }
  /** An earlier version of the input was stored with the same idempotency key. */
  | { kind: 'key-reused' }
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  | Unknown;

export type DeliveryOutcome<Value, Stored = never> = Done<Value> | Conflict<Stored> | Undelivered;

/** How a run of a command ended. */
export type CommandOutcome<Value, Stored = never> =
  | DeliveryOutcome<Value, Stored>
  /** In a conflict, the user kept the stored values. */
  | { kind: 'kept'; stored: Stored }
  /** The input was not sent: it is invalid, a file is unreadable, `maySend` returned false, or a run is active. */
  | { kind: 'not-sent' };

export type FieldErrors = Readonly<Record<string, string>>;

export interface CommandTexts<Input, Value> {
  /** Toast after success; none if absent. */
  done?: (value: Value, input: Input) => string;
  refused: (reason: string) => string;
  /** Default: as `refused`. */
  failed?: (reason: string) => string;
  /** The service accepted the input but stored nothing. Default: as `refused`. */
  notRecorded?: string;
  /** Text for an unknown outcome. Below a fixed text, the service's message is shown on a separate line. */
  unknownOutcome: string | ((reason: string) => string);
  keyReused?: string;
  cancelled?: string;
  /** Note on the page after the session has ended. If absent, only the sign-in dialog is shown. */
  signedOut?: string;
}

/** Asks the user whether to overwrite or to keep the stored values. */
export interface ConflictQuestion<Input> {
  title: string;
  body: ReactNode;
  /** The input that overwrites the stored values. */
  overwrite: Input;
  /** Toast if the user keeps the stored values. */
  kept: string;
}

/** A feature's description of one of its commands. */
export interface Command<Input, Result, Value, Stored = never> {
  /** Returns the outcome for the feature's own result types; null for `Refusal` and `InvalidInput`. */
  read: (result: Result) => Done<Value> | Conflict<Stored> | Refused | null;
  texts: CommandTexts<Input, Value>;
  /** The service stores idempotency keys, so the same input may be sent again after an unknown outcome. */
  isRepeatable?: boolean;
  /** Stores the next run's key: the same one after an unknown outcome, a new one after a refusal or a reused key. */
  keepKey?: (key: KeptKey) => void;
  /** Returns the problem that is shown beside the field; null if the input is valid. */
  validate?: (input: Input) => string | null;
  /** Called before the first attempt. If it returns false, nothing is sent. */
  maySend?: () => Promise<boolean>;
  /** After an unknown outcome: reads whether the input was stored. For operations without an idempotency key. */
  check?: (input: Input) => Promise<Done<Value> | 'not-stored' | 'unknown'>;
  /** If absent, a conflict is an outcome that the feature shows. */
  resolve?: (stored: Stored, input: Input) => ConflictQuestion<Input>;
  /** Reads the page's data again. Called if the input is or may be stored, or if the user kept the stored values. */
  refresh?: () => Promise<unknown>;
}

/** The idempotency key of a draft. The key survives a reload of the page, so that a message is stored only once. */
export interface KeptKey {
  /** Absent if the key stays the same. */
  key?: string;
  /** A run with this key may have stored its input. */
  isUnsure: boolean;
}

export const done = <Value>(value: Value): Done<Value> => ({ kind: 'done', value });

export const conflict = <Stored>(stored: Stored): Conflict<Stored> => ({ kind: 'conflict', stored });

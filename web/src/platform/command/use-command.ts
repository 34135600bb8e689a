import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { texts as platformTexts } from '../platform.texts.ts';
import { toast } from '../toast.ts';
import type { Command, CommandOutcome, CommandTexts, FieldErrors, Operation } from './command.ts';
import { deliver } from './deliver.ts';
import { keyAfter, mayBeStored } from './delivery-outcome.ts';
import { type CommandNote, reportDelivery, reportFailure } from './report-delivery.ts';
import { findUnreadable } from './unreadable-file.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/**
 * `confirming`: all files are sent, and the response is awaited. `checking`: after an unknown outcome, the input is sent
 * again, or the page reads from the service whether it was stored.
 */
export type Phase = 'idle' | 'sending' | 'confirming' | 'checking';

interface RunOptions {
  files?: readonly File[];
  /** An earlier run with the same idempotency key may have stored the input. */
  isUnsure?: boolean;
}

interface Progress {
  phase: Phase;
  /** Bytes sent so far, of all files together. */
  sent: number;
}

interface Report {
  note: CommandNote | null;
  /** Error messages of `InvalidInput` by field path. */
  fieldErrors: FieldErrors;
}

export interface CommandHandle<Input, Value, Stored> extends Progress, Report {
  isPending: boolean;
  /** The same function in each render. Sends nothing while another run is under way. */
  run: (input: Input, options?: RunOptions) => Promise<CommandOutcome<Value, Stored>>;
  /** Cancels an upload and its further attempts. `isQuiet`: the cancellation is not reported. */
  cancel: (options?: { isQuiet: boolean }) => void;
  /** Reports a refusal that is known without sending. */
  refuse: (text: string) => void;
  /** Removes the note and the field errors of the last run from the page. */
  clear: () => void;
}

const idle: Progress = { phase: 'idle', sent: 0 };
const noReport: Report = { note: null, fieldErrors: {} };

/**
 * Runs a mutation or an upload and shows its outcome, for changes that a user makes. Changes of several rows use
 * `runForRow`.
 */
export const useCommand = <Input, Result, Value, Stored = never>(
  operation: Operation<Input, Result>,
  command: Command<Input, Result, Value, Stored>,
): CommandHandle<Input, Value, Stored> => {
  const { client } = useContext(getApolloContext());
  const [progress, setProgress] = useState(idle);
  const [report, setReport] = useState(noReport);
  const isPending = progress.phase !== 'idle';
  const keepFocus = useKeptFocus(isPending);
  const running = useRef<AbortController | null>(null);
  const isQuiet = useRef(false);
  const latest = useRef({ operation, command });
  useLayoutEffect(() => {
    latest.current = { operation, command };
  });

  const run = useCallback<CommandHandle<Input, Value, Stored>['run']>(
    async (input, { files = [], isUnsure = false } = {}) => {
      const { operation: send, command: current } = latest.current;
      const controller = new AbortController();
      const transport = { client, files, isUnsure, signal: controller.signal };
      if (running.current) return notSent;
      running.current = controller;
      keepFocus();
      try {
        const problem = await findProblem(current, input, files);
        setReport(problem ? { ...noReport, note: problem } : noReport);
        if (problem || !(await maySend(current))) return notSent;
        const outcome = await deliver(send, current, input, { ...transport, ...trackProgress(files, setProgress) });
        if (outcome.kind !== 'cancelled' || !isQuiet.current) setReport(reportOutcome(outcome, current.texts, input));
        prepareNext(outcome, current);
        return outcome;
      } finally {
        running.current = null;
        setProgress(idle);
      }
    },
    [client, keepFocus],
  );

  const cancel = useCallback((options = { isQuiet: false }): void => {
    isQuiet.current = options.isQuiet;
    running.current?.abort();
  }, []);
  const clear = useCallback((): void => setReport(noReport), []);
  const refuse = useCallback((text: string): void => setReport({ ...noReport, note: reportFailure(text) }), []);
  return { ...progress, ...report, isPending, run, cancel, refuse, clear };
};

const notSent = { kind: 'not-sent' } as const;

const maySend = async ({ maySend: ask }: Pick<Command<never, never, never>, 'maySend'>): Promise<boolean> =>
  ask === undefined || ask();

/** Returns the reason why the input cannot be sent; null if it can be sent. */
const findProblem = async <Input>(
  { validate }: Pick<Command<Input, never, never>, 'validate'>,
  input: Input,
  files: readonly File[],
): Promise<CommandNote | null> => {
  const problem = validate?.(input) ?? null;
  if (problem !== null) return { text: problem, isWarning: false };
  const unreadable = await findUnreadable(files);
  if (!unreadable) return null;
  return { text: platformTexts.unreadableFile(unreadable.name), isWarning: false, isAboutFiles: true };
};

const trackProgress = (
  files: readonly File[],
  setProgress: (change: Progress | ((previous: Progress) => Progress)) => void,
) => {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  setProgress({ phase: 'sending', sent: 0 });
  return {
    onAttempt: (): void => setProgress(({ phase }) => ({ phase, sent: 0 })),
    onCheck: (): void => setProgress(({ sent }) => ({ phase: 'checking', sent })),
    onProgress: (sent: number): void =>
      setProgress(({ phase }) => ({ phase: phase === 'sending' && sent >= total ? 'confirming' : phase, sent })),
  };
};

/** Shows the toast of the outcome, if it has one. Returns the note and the field errors for the page. */
const reportOutcome = <Input, Value, Stored>(
  outcome: CommandOutcome<Value, Stored>,
  texts: CommandTexts<Input, Value>,
  input: Input,
): Report => {
  switch (outcome.kind) {
    case 'done': {
      const text = texts.done?.(outcome.value, input);
      if (text) toast.success(text);
      return noReport;
    }
    case 'conflict':
    case 'kept':
    case 'not-sent':
      return noReport;
    default: {
      const fieldErrors = (outcome.kind === 'refused' && outcome.fieldErrors) || noReport.fieldErrors;
      return { note: reportDelivery(outcome, texts), fieldErrors };
    }
  }
};

/**
 * Stores the key for the next run. Refreshes the page if the input was stored or could have been stored, or if the user
 * kept the newer values of another user.
 */
const prepareNext = <Value, Stored>(
  outcome: CommandOutcome<Value, Stored>,
  { keepKey, refresh }: Pick<Command<never, never, Value, Stored>, 'keepKey' | 'refresh'>,
): void => {
  const key = keyAfter(outcome);
  if (key) keepKey?.(key);
  if (mayBeStored(outcome) || outcome.kind === 'kept') refresh?.().catch(() => {});
};

/**
 * Runs a command for one of several rows: sends, repeats and checks like `useCommand`, but shows no outcome and ignores
 * `validate`, `maySend`, `keepKey` and `refresh`.
 */
export const runForRow = <Input, Result, Value, Stored = never>(
  client: ApolloClient,
  operation: Operation<Input, Result>,
  command: Omit<Command<Input, Result, Value, Stored>, 'texts'>,
  input: Input,
  isUnsure = false,
): Promise<CommandOutcome<Value, Stored>> =>
  deliver(operation, { ...command, texts: plainTexts }, input, {
    client,
    files: [],
    isUnsure,
    signal: new AbortController().signal,
    onProgress: () => {},
    onAttempt: () => {},
    onCheck: () => {},
  });

const unchanged = (reason: string): string => reason;

const plainTexts = { refused: unchanged, unknownOutcome: unchanged };

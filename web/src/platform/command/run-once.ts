import type { ApolloClient } from '@apollo/client';
import type { Command, CommandOutcome, Operation } from './command.ts';
import { deliver } from './deliver.ts';

/** Runs a command without showing its outcome: for one of several rows. It is repeated until its outcome is known. */
export const runOnce = <Input, Result, Value, Stored = never>(
  client: ApolloClient,
  operation: Operation<Input, Result>,
  command: Omit<Command<Input, Result, Value, Stored>, 'texts'>,
  input: Input,
  isUnsure = false,
): Promise<CommandOutcome<Value, Stored>> =>
  deliver(operation, { ...command, texts }, input, {
    client,
    files: [],
    isUnsure,
    signal: new AbortController().signal,
    onProgress: () => {},
    onAttempt: () => {},
    onCheck: () => {},
  });

const same = (reason: string): string => reason;

const texts = { refused: same, doubt: same };

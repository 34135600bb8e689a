import { confirm } from '../confirm.ts';
import { isRecord } from '../json.ts';
import { texts as platformTexts } from '../platform.texts.ts';
import { toast } from '../toast.ts';
import type { Command, CommandOutcome, DeliveryOutcome, Operation, Transport, Unknown } from './command.ts';
import { readOutcome } from './delivery-outcome.ts';
import { sendAndRepeat } from './send-and-repeat.ts';

interface Delivery extends Transport {
  /** An earlier run with the same key may have stored the input. */
  isUnsure: boolean;
  /** Called when an attempt begins. */
  onAttempt: () => void;
  /** Called after an unknown outcome, before the input is sent again or its outcome is looked up. */
  onCheck: () => void;
}

/** Sends an input, repeats it after an unknown outcome if possible, and asks about a conflict if `resolve` is set. */
export const deliver = async <Input, Result, Value, Stored>(
  operation: Operation<Input, Result>,
  command: Command<Input, Result, Value, Stored>,
  input: Input,
  delivery: Delivery,
): Promise<CommandOutcome<Value, Stored>> => {
  const { isRepeatable = false, resolve } = command;
  const { isUnsure, onAttempt, onCheck, signal } = delivery;
  const sent = isRepeatable ? input : withoutKey(input);
  const outcome: DeliveryOutcome<Value, Stored> = await sendAndRepeat({
    send: async () => {
      onAttempt();
      return readOutcome(await operation(sent, delivery), command);
    },
    mayRepeat: isRepeatable,
    isUnsure,
    onCheck,
    wait: (milliseconds) => pause(milliseconds, signal),
  });
  if (outcome.kind === 'unknown') return lookUpOutcome(command, input, outcome, onCheck);
  if (outcome.kind !== 'conflict' || !resolve) return outcome;
  const { title, body, overwrite, kept } = resolve(outcome.stored, input);
  if (await confirm({ title, body, kind: 'continue', isDestructive: true }))
    return deliver(operation, command, overwrite, delivery);
  toast.info(kept);
  return { kind: 'kept', stored: outcome.stored };
};

/** Leaves the idempotency key out: a service that stores no keys refuses an input with a key. */
const withoutKey = <Input>(input: Input): Input => (isRecord(input) ? { ...input, idempotencyKey: undefined } : input);

/** After an unknown outcome, reads from the service whether the input was stored. */
const lookUpOutcome = async <Input, Value>(
  { check, texts }: Pick<Command<Input, never, Value>, 'check' | 'texts'>,
  input: Input,
  outcome: Unknown,
  onCheck: () => void,
): Promise<DeliveryOutcome<Value>> => {
  if (!check) return outcome;
  onCheck();
  const checkResult = await check(input);
  if (checkResult === 'unknown') return outcome;
  if (checkResult !== 'not-stored') return checkResult;
  const { failed = texts.refused } = texts;
  return { kind: 'failed', text: failed(outcome.reason ?? platformTexts.error), traceId: outcome.traceId };
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

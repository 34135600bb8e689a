import type { Caller } from '../../kernel/access/caller.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { createByteCache } from '../../kernel/limits/byte-cache.ts';
import type { Reading } from '../../kernel/rest/read-tracking.ts';
import type { AnswerBody } from './response-body.ts';
import type { Run } from './compiled-query.ts';

/** What the answer's bytes are, and what is to be done with them. */
export interface AnswerBytes {
  /** The whole answer, as it was sent to the same person before. */
  remembered?: AnswerBody;
  /** Takes the bytes as they are sent, once more where copies were added to them. */
  remember?: (body: AnswerBody) => void;
}

/** `variablesText` is the JSON of the variables, where a caller has it already. */
export type RememberingRun = (...run: [...Parameters<Run>, variablesText?: string]) => ReturnType<Run>;

interface Remembered {
  readings: readonly Reading[];
  body: AnswerBody;
}

/** Stands for data whose bytes are known. */
export const rememberedData: Record<string, unknown> = {};

/**
 * Answers of queries, each with what was read for it. As long as the REST service says, to the person who asks now, that
 * all of that is unchanged, the bytes are sent again. Everything that resolvers know of a request is in the key, but for
 * the bearer, which goes upstream each time, and the trace id, which is in no data.
 */
export const createRememberedAnswers = (keptBytes = 32 * 1024 * 1024): ((run: Run) => RememberingRun) => {
  const answers = createByteCache<Remembered>(keptBytes);
  let operations = 0;
  return (run) => {
    const operation = (operations += 1);
    return async (anyContext, variables, variablesText = JSON.stringify(variables)) => {
      const context = anyContext as GatewayContext & { answer?: AnswerBytes };
      const { answer } = context;
      if (!answer) return run(context, variables);
      const { notes } = context.rest;
      const key = `${operation} ${whoAsks(context.caller)} ${variablesText}`;
      const known = answers.get(key);
      const remember =
        (readings: readonly Reading[]): AnswerBytes['remember'] =>
        (body) =>
          answers.set(key, { readings, body }, body.size + key.length + readings.length * 500);
      if (known && (await notes.areUnchanged(known.readings))) {
        answer.remembered = known.body;
        answer.remember = remember(known.readings);
        return { data: rememberedData };
      }
      const result = await run({ ...context, warn: warnEachTime(context) }, variables);
      const readings = result.errors ? null : notes.readings();
      if (readings?.length) answer.remember = remember(readings);
      return result;
    };
  };
};

/** Everything of a caller but the bearer. A caller is one object as long as the token is the same. */
const whoAsks = (caller: Caller): string => {
  const known = callerTexts.get(caller);
  if (known !== undefined) return known;
  const { bearer: _bearer, ...rest } = caller;
  const text = JSON.stringify(rest);
  callerTexts.set(caller, text);
  return text;
};

const callerTexts = new WeakMap<Caller, string>();

const warnEachTime =
  ({ warn, rest }: GatewayContext): GatewayContext['warn'] =>
  (text) => {
    rest.notes.spoil();
    warn(text);
  };

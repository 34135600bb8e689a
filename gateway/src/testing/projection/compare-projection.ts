import { isDeepStrictEqual } from 'node:util';
import { getOperationAST, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { createContextFactory } from '../../app/context.ts';
import { prepareRun } from '../../app/execution/compiled-query.ts';
import { assembleSchema } from '../../app/schema/assemble-schema.ts';
import { readSchemaDocument } from '../../app/schema/schema-document.ts';
import { schemaParts } from '../../app/resolvers.ts';
import { defaultLimits } from '../../kernel/limits/limits.ts';
import { createCalls } from '../../kernel/rest/calls.ts';
import { ReadResult } from '../../kernel/rest/reads.ts';
import { UpstreamError } from '../../kernel/rest/upstream-error.ts';
import { prepareProjection } from '../../kernel/projection/projection.ts';
import { Random } from '../../../../packages/demo/src/random.ts';
import { operator, traceId } from '../graphql.ts';
import { generateBody } from './generated-bodies.ts';
import { generateDocument } from './generated-documents.ts';

export interface Difference {
  document: string;
  bodies: Record<string, string>;
  projected: string;
  ordinary: string;
}

export interface Comparison {
  compared: number;
  projected: number;
  differences: Difference[];
}

/** Number of bodies for each document. A projection adapts to earlier bodies. */
const bodiesPerDocument = 20;

/** Compares projected with ordinary responses: for `documents`, then for generated ones, with generated bodies. */
export const compareProjection = async (
  count: number,
  seed: number,
  documents: readonly string[] = [],
): Promise<Comparison> => {
  const schema = assembleSchema(readSchemaDocument(), schemaParts);
  const random = new Random(seed);
  const comparison: Comparison = { compared: 0, projected: 0, differences: [] };
  for (let index = 0; comparison.compared < count; index += 1)
    await compareDocument(schema, documents[index] ?? generateDocument(schema, random), random, comparison);
  return comparison;
};

const compareDocument = async (
  schema: GraphQLSchema,
  text: string,
  random: Random,
  comparison: Comparison,
): Promise<void> => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation.');
  const runOrdinary = prepareRun(schema, document, operation);
  const project = prepareProjection(schema, document, operation, { pausesAfterDeclines: false });
  for (let round = 0; round < bodiesPerDocument; round += 1) {
    const bodies = new Map<string, Buffer | null>();
    const bodyOf = (path: string): Buffer | null => {
      if (!bodies.has(path)) bodies.set(path, generateBody(path, random));
      return bodies.get(path) ?? null;
    };
    const variables = random.chance(0.3) ? { yes: false, no: true } : {};
    const projected = await project(contextWith(bodyOf), variables, JSON.stringify(variables));
    comparison.compared += 1;
    if (!projected) continue;
    comparison.projected += 1;
    const ordinary: unknown = JSON.parse(JSON.stringify(await runOrdinary(contextWith(bodyOf), variables)));
    if (isDeepStrictEqual(parseOrNull(projected), ordinary)) continue;
    comparison.differences.push({
      document: text,
      bodies: Object.fromEntries([...bodies].map(([path, body]) => [path, String(body)])),
      projected: projected.toString(),
      ordinary: JSON.stringify(ordinary),
    });
  }
};

const parseOrNull = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};

/** The context of a request whose reads return these bodies. */
const contextWith = (bodyOf: (path: string) => Buffer | null) => {
  const reads = {
    read: async (path: string): Promise<ReadResult> => {
      const body = path.startsWith('/struma/features') ? features : bodyOf(path.split('?', 1)[0] ?? '');
      if (!body) throw new UpstreamError('BROKEN');
      return new ReadResult('"1"', body);
    },
    onWrite: () => undefined,
  };
  const unused = null as never;
  const deps = { base: '', pool: unused, client: unused, breaker: unused, reads, write: unused, fileTimeoutMs: 0 };
  const calls = createCalls(deps, { ...operator, traceId });
  return createContextFactory({
    rest: { as: () => calls, stop: () => undefined },
    log: pino({ level: 'silent' }),
    installation: { title: '', version: '', requestTimeoutMinutes: 1, tools: [] },
    latestEvent: () => null,
    limits: defaultLimits,
    hasCitizenPortal: true,
  })(operator, traceId);
};

const features = Buffer.from(JSON.stringify(['PARTIAL_PAGES', 'MULTIPLE_FILTER_VALUES', 'OWN_SIGNALS']));

import type { Project } from '../../kernel/projection/projection.ts';
import type { ApolloContext } from './finish-responses.ts';
import { CompressibleBody } from './compressible-body.ts';
import type { Run } from './compiled-query.ts';
import { finishedData } from './response-cache.ts';
import type { CachingRun } from './response-cache.ts';

/** Runs an operation by projection; if that declines, in the ordinary way, which is prepared when it is first needed. */
export const withProjection = (project: Project, prepareOrdinary: () => Run): CachingRun => {
  let ordinary: Run | null = null;
  return async (anyContext, variables, variablesText = JSON.stringify(variables)) => {
    const context = anyContext as ApolloContext;
    const bytes = context.responseState ? await project(context, variables, variablesText) : null;
    if (!bytes) return (ordinary ??= prepareOrdinary())(context, variables);
    context.responseState.finished = new CompressibleBody(bytes);
    return { data: finishedData };
  };
};

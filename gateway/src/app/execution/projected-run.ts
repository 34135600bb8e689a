import type { Project } from '../../kernel/projection/projection.ts';
import type { ApolloContext } from './finish-responses.ts';
import { CompressibleBody } from './compressible-body.ts';
import type { Run } from './compiled-query.ts';
import { finishedData } from './response-cache.ts';
import type { CachingRun } from './response-cache.ts';

/**
 * Responds by projection: copies bytes of the REST responses without parsing them. If the operation or a REST response
 * does not allow this, runs the operation with its resolvers; this run is prepared at its first use.
 */
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

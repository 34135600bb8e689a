import { useMemo } from 'react';
import type { Viewer } from '../ui/list/audience.ts';
import { useSession } from './use-session.ts';

/**
 * The signed-in user, reduced to what lists need to choose columns and filters. The object is the same in each render.
 */
export const useViewer = (): Viewer => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  return useMemo(() => ({ isOperator, features: environment.features }), [isOperator, environment.features]);
};

/** The viewer for lists that only administrators can open. This viewer sees the columns and filters of operators. */
export const useAdministratorViewer = (): Viewer => {
  const { features } = useViewer();
  return useMemo(() => ({ isOperator: true, features }), [features]);
};

import { useMemo } from 'react';
import type { Viewer } from '../ui/list/audience.ts';
import { useSession } from './use-session.ts';

/** The signed-in person as lists see them: which columns and filters are shown. Stable. */
export const useViewer = (): Viewer => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  return useMemo(() => ({ isOperator, features: environment.features }), [isOperator, environment.features]);
};

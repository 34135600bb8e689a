import { useMemo } from 'react';
import type { Viewer } from '../ui/list/audience.ts';
import { useSession } from './use-session.ts';

/** The signed-in user, as lists need it to choose columns and filters. Referentially stable. */
export const useViewer = (): Viewer => {
  const { allowedActions, environment } = useSession();
  const isOperator = allowedActions.includes('OPERATOR');
  return useMemo(() => ({ isOperator, features: environment.features }), [isOperator, environment.features]);
};

/** The viewer of a list that is for administrators as a whole: no column or filter is hidden from them. */
export const useAdministratorViewer = (): Viewer => {
  const { features } = useViewer();
  return useMemo(() => ({ isOperator: true, features }), [features]);
};

import { Navigate, useParams } from 'react-router-dom';
import { Component as SignalPreviewPage } from '../preview/signal-preview-page.tsx';
import { toSignal } from '../signals.screens.ts';
import { useDesk } from '../use-desk.ts';

/** /signals/preview/:id: an own signal; an operator is taken to the operator's preview. */
export const Component = () => {
  const { id = '' } = useParams();
  const { isOperator } = useDesk();
  return isOperator ? <Navigate to={toSignal(id)} replace /> : <SignalPreviewPage />;
};

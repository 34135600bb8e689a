import { useLocation } from 'react-router-dom';
import { emailSignalPath, emailSignalsPath, signalPath } from '../signals.screens.ts';

interface SignalDesk {
  isEmail: boolean;
  listPath: string;
  /** The preview of a signal at this desk. */
  pathOf: (id: string) => string;
}

const operatorDesk: SignalDesk = { isEmail: false, listPath: '/signals', pathOf: signalPath };

const emailDesk: SignalDesk = { isEmail: true, listPath: emailSignalsPath, pathOf: emailSignalPath };

/** The desk of the present page. Links to signals stay at the desk. */
export const useSignalDesk = (): SignalDesk =>
  useLocation().pathname.startsWith('/signals_email/') ? emailDesk : operatorDesk;

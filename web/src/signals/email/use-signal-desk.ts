import { useLocation } from 'react-router-dom';
import { emailSignalPath, emailSignalsPath, signalPath } from '../signals.screens.ts';

/**
 * A desk: a list of signals for operators, with the previews of its signals. One desk contains all signals, the other
 * one only signals that came by e-mail.
 */
interface SignalDesk {
  isEmail: boolean;
  listPath: string;
  /** Path of a signal's preview that belongs to this list. */
  pathOf: (id: string) => string;
}

const operatorDesk: SignalDesk = { isEmail: false, listPath: '/signals', pathOf: signalPath };

const emailDesk: SignalDesk = { isEmail: true, listPath: emailSignalsPath, pathOf: emailSignalPath };

/** The desk to which the present page belongs. Links between signals stay in the same desk. */
export const useSignalDesk = (): SignalDesk =>
  useLocation().pathname.startsWith('/signals_email/') ? emailDesk : operatorDesk;

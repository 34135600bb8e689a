import { useLocation } from 'react-router-dom';
import { emailSignalPath, emailSignalsPath, signalPath } from '../signals.screens.ts';

/**
 * A list of signals for operators, with the previews of its signals. One list contains all signals, the other one only
 * signals that came by e-mail.
 */
interface SignalList {
  isEmail: boolean;
  listPath: string;
  /** Path of a signal's preview that belongs to this list. */
  pathOf: (id: string) => string;
}

const operatorList: SignalList = { isEmail: false, listPath: '/signals', pathOf: signalPath };

const emailList: SignalList = { isEmail: true, listPath: emailSignalsPath, pathOf: emailSignalPath };

/** The list to which the present page belongs. Links between signals stay in the same list. */
export const useCurrentList = (): SignalList =>
  useLocation().pathname.startsWith('/signals_email/') ? emailList : operatorList;

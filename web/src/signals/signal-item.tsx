import { Link } from 'react-router-dom';
import { formatDateTime } from '../ui/format.ts';
import { ItemLines } from '../ui/list/list-items.tsx';
import { Priority, Status, Wait } from './signal-state.tsx';
import type { SignalRowFragment } from './signals.generated.ts';
import { toSignal } from './signals.screens.ts';

interface SignalItemProps {
  signal: SignalRowFragment;
  priorityOrder: readonly string[];
  now: Date;
}

/** A signal in the list of a narrow page. */
export const SignalItem = ({ signal, priorityOrder, now }: SignalItemProps) => (
  <ItemLines
    head={
      <>
        <Link to={toSignal(signal.id)} className="record">
          {signal.id}
        </Link>
        {signal.title}
      </>
    }
    aside={<Wait signal={signal} now={now} short />}
    states={
      <>
        <Status signal={signal} />
        {signal.priority && <Priority priority={signal.priority} order={priorityOrder} />}
        {signal.workCardNo && <span className="end">{signal.workCardNo}</span>}
      </>
    }
    foot={[signal.submitter?.name, formatDateTime(signal.createdAt)].filter(Boolean).join(' · ')}
  />
);

import { Link } from 'react-router-dom';
import { formatDateTime } from '../../ui/format.ts';
import { ItemLines } from '../../ui/list/list-items.tsx';
import { Priority, Status, Wait } from '../signal-state.tsx';
import type { SignalRowFragment } from '../signals.generated.ts';
import { toOwnSignal } from '../signals.screens.ts';

interface OwnItemProps {
  signal: SignalRowFragment;
  priorityOrder: readonly string[];
  now: Date;
}

/** An own signal in the list of a narrow page. */
export const OwnItem = ({ signal, priorityOrder, now }: OwnItemProps) => (
  <ItemLines
    head={
      <>
        <Link to={toOwnSignal(signal.id)} className="record">
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
      </>
    }
    foot={formatDateTime(signal.createdAt)}
  />
);

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../platform/format.ts';
import { ItemLines } from '../ui/list/list-items.tsx';
import { Priority } from '../ui/glyphs/priority.tsx';
import { Answer, findAnswer, Status, Taker, Wait } from './signal-state.tsx';
import type { SignalRowFragment } from './signals.generated.ts';
import { useCurrentList } from './email/use-current-list.ts';
import { ownSignalPath } from './signals.screens.ts';

interface SignalItemProps {
  signal: SignalRowFragment;
  priorityOrder: readonly string[];
  now: Date;
}

/** A signal in the list of a narrow page. */
export const SignalItem = (props: SignalItemProps) => {
  const { id, workCardNo, submitter, createdAt } = props.signal;
  const { pathOf } = useCurrentList();
  return (
    <Lines {...props} path={pathOf(id)} foot={[submitter?.name, formatDateTime(createdAt)].filter(Boolean).join(' · ')}>
      {workCardNo && <span className="end">{workCardNo}</span>}
    </Lines>
  );
};

/** A citizen's own signal in the list of a narrow page. */
export const OwnItem = (props: SignalItemProps) => {
  const { id, createdAt, lastResponseAt, needsReply } = props.signal;
  // If the submitter wrote last, `lastResponseAt` is not the moment of the utility's reply.
  const answeredAt = needsReply ? null : lastResponseAt;
  const answer = findAnswer(props.signal);
  return (
    <Lines {...props} path={ownSignalPath(id)} foot={formatDateTime(createdAt)}>
      {answer && (
        <span>
          <Answer {...answer} /> {answeredAt && formatDateTime(answeredAt)}
        </span>
      )}
    </Lines>
  );
};

interface LinesProps extends SignalItemProps {
  path: string;
  foot: string;
  /** Shown after status and priority. */
  children?: ReactNode;
}

const Lines = ({ signal, priorityOrder, now, path, foot, children }: LinesProps) => (
  <ItemLines
    head={
      <>
        <Link to={path} className="record">
          {signal.id}
        </Link>
        {signal.title}
      </>
    }
    aside={<Wait signal={signal} now={now} isShort />}
    states={
      <>
        <Status signal={signal} />
        <Taker signal={signal} />
        {signal.priority && <Priority priority={signal.priority} order={priorityOrder} />}
        {children}
      </>
    }
    foot={foot}
  />
);

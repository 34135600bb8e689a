import { Link } from 'react-router-dom';
import { describeField, describeValue } from '../history/describe-change.ts';
import { emptyMark, formatDateTime } from '../platform/format.ts';
import { ItemLines } from '../ui/list/list-items.tsx';
import type { ActivityRowFragment } from './logs.generated.ts';
import { nameOf } from './record-name.tsx';

/** An activity on a narrow page. The whole item opens its details, so the record is no link here. */
export const ActivityItem = ({ activity, path }: { activity: ActivityRowFragment; path: string }) => {
  const [before, after] = [describeValue(activity.oldValue), describeValue(activity.newValue)];
  return (
    <ItemLines
      head={
        <Link to={path} className="record">
          {formatDateTime(activity.createdAt)}
        </Link>
      }
      states={
        <>
          <span>{activity.username}</span>
          <span>{nameOf(activity)}</span>
        </>
      }
      foot={
        <>
          {describeField(activity)}
          {activity.field && `: ${before ? `${before} → ` : ''}${after ?? emptyMark}`}
        </>
      }
    />
  );
};

import { activityFilterFields } from '@struma/schema/inputs.ts';
import { Link } from 'react-router-dom';
import { describeAction, describeField, describeValue, fieldLabel } from '../history/describe-change.ts';
import { texts as historyTexts } from '../history/history.texts.ts';
import { emptyMark, formatDateTime } from '../platform/format.ts';
import { RecordLink } from '../session/record-link.tsx';
import { ListViews } from '../list-views/list-views.tsx';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { Arrow } from '../ui/arrow.tsx';
import { DetailList } from '../ui/list/detail-list.tsx';
import { ItemLines } from '../ui/list/list-items.tsx';
import type { LiveListSource } from '../ui/list/list-source.ts';
import { declareColumns } from '../ui/list/table/declare-columns.ts';
import { ActivitiesDocument, ActivityCountDocument, ActivityRowFragmentDoc } from './logs.generated.ts';
import type { ActivityFilter, ActivityRowFragment, ActivitySortField } from './logs.generated.ts';
import { activityFilterTexts, texts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

const source: LiveListSource<ActivityRowFragment, ActivityFilter, ActivitySortField> = {
  field: 'activities',
  rows: ActivitiesDocument,
  count: ActivityCountDocument,
  row: { fragment: ActivityRowFragmentDoc, fragmentName: 'ActivityRow' },
};

const timeOf = ({ createdAt }: ActivityRowFragment): string => formatDateTime(createdAt);
const fieldOf = ({ field }: ActivityRowFragment): string | null => field && fieldLabel(field);
const nameOf = ({ entity, recordId, recordName }: ActivityRowFragment): string =>
  entity ? `${historyTexts.entities[entity]} ${recordName ?? recordId}` : recordId;

/** The changed record: a link if it still exists and the user can open its page. A response links to its signal. */
export const RecordName = ({ activity }: { activity: ActivityRowFragment }) => {
  const { entity, recordId, signalId, hasRecord } = activity;
  if (!hasRecord)
    return (
      <>
        {nameOf(activity)} <span className="subtle">{texts.deleted}</span>
      </>
    );
  if (!entity) return nameOf(activity);
  return (
    <RecordLink kind={signalId ? 'SIGNAL' : entity} id={signalId ?? recordId}>
      {nameOf(activity)}
    </RecordLink>
  );
};

const columns = declareColumns<ActivityRowFragment, ActivitySortField>(texts, [
  { key: 'createdAt', header: texts.date, sort: 'CREATED_AT', kind: 'record', width: 10.5, value: timeOf },
  {
    key: 'username',
    sort: 'USERNAME',
    kind: 'text',
    width: 12,
    whole: ({ username, userId }) => (
      <RecordLink kind="USER" id={userId}>
        {username}
      </RecordLink>
    ),
  },
  { key: 'action', header: texts.action, kind: 'text', width: 6.5, value: ({ action }) => describeAction(action) },
  {
    key: 'record',
    header: texts.record,
    kind: 'custom',
    width: 13,
    cell: (activity) => <RecordName activity={activity} />,
    title: nameOf,
  },
  { key: 'field', header: texts.field, kind: 'text', width: 9, value: fieldOf },
  {
    key: 'oldValue',
    header: texts.oldValue,
    kind: 'longText',
    width: 11.5,
    value: ({ oldValue }) => describeValue(oldValue),
  },
  {
    key: 'newValue',
    header: texts.newValue,
    kind: 'longText',
    width: 11.5,
    value: ({ newValue }) => describeValue(newValue),
  },
  { key: 'traceId', kind: 'text', width: 7, shown: 8 },
]);

const filters = { fields: activityFilterFields, shown: activityFilterTexts };

/** LG-5: the list of activities: who changed what and when, with old and new value. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  return (
    <DetailList
      name="activities"
      source={source}
      columns={columns}
      filters={filters}
      viewer={viewer}
      texts={texts.activities}
      toolsOf={(list) => <ListViews list={list} viewer={viewer} />}
      csv="activities"
      itemOf={(activity, path) => <ActivityItem activity={activity} path={path} />}
      actionsOf={({ traceId }) => <TraceLinks traceId={traceId} />}
    />
  );
};

/** An activity on a narrow page. The whole item is a link to the details, so the record is no link here. */
const ActivityItem = ({ activity, path }: { activity: ActivityRowFragment; path: string }) => {
  const [before, after] = [describeValue(activity.oldValue), describeValue(activity.newValue)];
  return (
    <ItemLines
      head={
        <Link to={path} className="record">
          {timeOf(activity)}
        </Link>
      }
      states={[activity.username, nameOf(activity)].map((text) => (
        <span key={text}>{text}</span>
      ))}
      foot={
        <span>
          {describeField(activity)}
          {activity.field && (
            <>
              : {before}
              {before && <Arrow />}
              {after ?? emptyMark}
            </>
          )}
        </span>
      }
    />
  );
};

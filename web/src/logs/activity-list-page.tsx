import { activityFilterFields } from '@struma/schema/inputs.ts';
import { describeAction, describeField, describeValue } from '../history/describe-change.ts';
import { activitiesChanged } from '../history/record-events.ts';
import { formatDateTime } from '../platform/format.ts';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import type { Viewer } from '../ui/list/audience.ts';
import { DetailList } from '../ui/list/detail-list.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import type { ListSource } from '../ui/list/list-source.ts';
import { RowDialog } from '../ui/list/row-dialog.tsx';
import type { Column } from '../ui/list/table/column.ts';
import { ActivitiesDocument, ActivityCountDocument, ActivityRowFragmentDoc } from './logs.generated.ts';
import type { ActivityFilter, ActivityRowFragment, ActivitySortField } from './logs.generated.ts';
import { activityFilterTexts, texts } from './logs.texts.ts';
import { ActivityItem } from './activity-item.tsx';
import { RecordName } from './record-name.tsx';
import { TraceLinks } from './trace-links.tsx';

const source: ListSource<ActivityRowFragment, ActivityFilter, ActivitySortField> = {
  field: 'activities',
  rows: ActivitiesDocument,
  count: ActivityCountDocument,
};

const columns: readonly Column<ActivityRowFragment, ActivitySortField>[] = [
  {
    key: 'createdAt',
    header: texts.date,
    sort: 'CREATED_AT',
    kind: 'record',
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
  { key: 'username', header: texts.username, sort: 'USERNAME', kind: 'text', value: ({ username }) => username },
  { key: 'action', header: texts.action, kind: 'text', value: ({ action }) => describeAction(action) },
  { key: 'record', header: texts.record, kind: 'custom', cell: (activity) => <RecordName activity={activity} /> },
  { key: 'field', header: texts.field, kind: 'text', value: (row) => row.field && describeField(row) },
  { key: 'oldValue', header: texts.oldValue, kind: 'longText', value: ({ oldValue }) => describeValue(oldValue) },
  { key: 'newValue', header: texts.newValue, kind: 'longText', value: ({ newValue }) => describeValue(newValue) },
  { key: 'traceId', header: texts.traceId, kind: 'text', value: ({ traceId }) => traceId?.slice(0, 8) },
];

const filters = (viewer: Viewer) =>
  declareFilters({ fields: activityFilterFields, shown: activityFilterTexts }, viewer);

const live = {
  rowFragment: { fragment: ActivityRowFragmentDoc, fragmentName: 'ActivityRow' },
  changes: activitiesChanged,
};

/** LG-5: who changed what, when, with old and new value. */
export const Component = () => (
  <DetailList
    name="activities"
    source={source}
    columns={columns}
    filters={filters}
    viewer={useAdministratorViewer()}
    texts={texts.activities}
    csv="activities"
    live={live}
    itemOf={(activity, path) => <ActivityItem activity={activity} path={path} />}
    detailOf={({ row, onClose }) => row && <ActivityDialog activity={row} onClose={onClose} />}
  />
);

const ActivityDialog = ({ activity, onClose }: { activity: ActivityRowFragment; onClose: () => void }) => (
  <RowDialog
    title={texts.activities.detail(activity.id)}
    onClose={onClose}
    actions={<TraceLinks traceId={activity.traceId} />}
    facts={[
      { name: texts.date, value: formatDateTime(activity.createdAt) },
      { name: texts.username, value: activity.username },
      { name: texts.userId, value: activity.userId },
      { name: texts.action, value: describeAction(activity.action) },
      { name: texts.record, value: <RecordName activity={activity} /> },
      { name: texts.field, value: activity.field && describeField(activity) },
      { name: texts.oldValue, value: describeValue(activity.oldValue) },
      { name: texts.newValue, value: describeValue(activity.newValue) },
      { name: texts.traceId, value: activity.traceId },
    ]}
  />
);

import { logEntryFilterFields } from '@struma/schema/inputs.ts';
import { RecordLink } from '../session/record-link.tsx';
import { ListViews } from '../list-views/list-views.tsx';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { DetailList } from '../ui/list/detail-list.tsx';
import type { LiveListSource } from '../ui/list/list-source.ts';
import { declareColumns } from '../ui/list/table/declare-columns.ts';
import { LogEntriesDocument, LogEntryCountDocument, LogEntryRowFragmentDoc } from './logs.generated.ts';
import type { LogEntryFilter, LogEntryRowFragment, LogEntrySortField } from './logs.generated.ts';
import { logEntryFilterTexts, texts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

const source: LiveListSource<LogEntryRowFragment, LogEntryFilter, LogEntrySortField> = {
  field: 'logEntries',
  rows: LogEntriesDocument,
  count: LogEntryCountDocument,
  row: { fragment: LogEntryRowFragmentDoc, fragmentName: 'LogEntryRow' },
};

const columns = declareColumns<LogEntryRowFragment, LogEntrySortField>(texts, [
  { key: 'id', sort: 'ID', kind: 'record' },
  { key: 'errorMessage', sort: 'ERROR_MESSAGE', kind: 'longText' },
  { key: 'moduleName', sort: 'MODULE_NAME', kind: 'text' },
  { key: 'procedureName', sort: 'PROCEDURE_NAME', kind: 'text' },
  { key: 'createdAt', header: texts.createdOn, sort: 'CREATED_AT', kind: 'dateTime', value: (row) => row.createdAt },
  {
    key: 'importFileId',
    sort: 'IMPORT_FILE_ID',
    kind: 'text',
    whole: ({ importFileId }) => importFileId && <RecordLink kind="IMPORT_FILE" id={importFileId} />,
  },
]);

const filters = { fields: logEntryFilterFields, shown: logEntryFilterTexts };

/** LG-1: the list of entries of the import log. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  return (
    <DetailList
      name="log-entries"
      source={source}
      columns={columns}
      filters={filters}
      viewer={viewer}
      texts={texts.logEntries}
      toolsOf={(list) => <ListViews list={list} viewer={viewer} />}
      csv={viewer.features.includes('LOG_TOOLS') && 'log-entries'}
      moreFactsOf={({ signalId, traceId }) => [
        { name: texts.signal, value: signalId && <RecordLink kind="SIGNAL" id={signalId} /> },
        { name: texts.traceId, value: traceId },
      ]}
      actionsOf={({ traceId }) => <TraceLinks traceId={traceId} />}
    />
  );
};

import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { logEntryFilterFields } from '@struma/schema/inputs.ts';
import { formatDateTime } from '../platform/format.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import type { Viewer } from '../ui/list/audience.ts';
import { DetailList } from '../ui/list/detail-list.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import type { ListSource } from '../ui/list/list-source.ts';
import { RowDialog } from '../ui/list/row-dialog.tsx';
import type { Column } from '../ui/list/table/column.ts';
import { LogEntriesDocument, LogEntryCountDocument } from './logs.generated.ts';
import type { LogEntryFilter, LogEntryRowFragment, LogEntrySortField } from './logs.generated.ts';
import { logEntryFilterTexts, texts } from './logs.texts.ts';
import { TraceLinks } from './trace-links.tsx';

const source: ListSource<LogEntryRowFragment, LogEntryFilter, LogEntrySortField> = {
  field: 'logEntries',
  rows: LogEntriesDocument,
  count: LogEntryCountDocument,
};

const columns: readonly Column<LogEntryRowFragment, LogEntrySortField>[] = [
  { key: 'id', header: texts.id, sort: 'ID', kind: 'record', value: ({ id }) => id },
  {
    key: 'errorMessage',
    header: texts.errorMessage,
    sort: 'ERROR_MESSAGE',
    kind: 'longText',
    value: ({ errorMessage }) => errorMessage,
  },
  { key: 'module', header: texts.moduleName, sort: 'MODULE_NAME', kind: 'text', value: ({ moduleName }) => moduleName },
  {
    key: 'procedure',
    header: texts.procedureName,
    sort: 'PROCEDURE_NAME',
    kind: 'text',
    value: ({ procedureName }) => procedureName,
  },
  { key: 'createdAt', header: texts.createdOn, sort: 'CREATED_AT', kind: 'dateTime', value: (row) => row.createdAt },
  {
    key: 'importFile',
    header: texts.importFile,
    sort: 'IMPORT_FILE_ID',
    kind: 'text',
    value: ({ importFileId }) => importFileId,
  },
];

const filters = (viewer: Viewer) =>
  declareFilters({ fields: logEntryFilterFields, shown: logEntryFilterTexts }, viewer);

/** LG-1: the import log. */
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
      csv={viewer.features.includes('LOG_TOOLS') && 'log-entries'}
      detailOf={({ row, onClose }) => row && <LogEntryDialog entry={row} onClose={onClose} />}
    />
  );
};

const LogEntryDialog = ({ entry, onClose }: { entry: LogEntryRowFragment; onClose: () => void }) => {
  const recordPath = useRecordPath();
  const signalPath = entry.signalId ? recordPath('SIGNAL', entry.signalId) : undefined;
  const filePath = entry.importFileId ? recordPath('IMPORT_FILE', entry.importFileId) : undefined;
  return (
    <RowDialog
      title={texts.logEntries.detail(entry.id)}
      onClose={onClose}
      facts={[
        { name: texts.createdOn, value: formatDateTime(entry.createdAt) },
        { name: texts.errorMessage, value: entry.errorMessage },
        { name: texts.moduleName, value: entry.moduleName },
        { name: texts.procedureName, value: entry.procedureName },
        {
          name: texts.importFile,
          value: filePath ? <Link to={filePath}>{entry.importFileId}</Link> : entry.importFileId,
        },
        { name: texts.signal, value: entry.signalId },
        { name: texts.traceId, value: entry.traceId },
      ]}
      actions={
        <>
          <TraceLinks traceId={entry.traceId} />
          {signalPath && (
            <Button asChild variant="outline">
              <Link to={signalPath}>{texts.openSignal}</Link>
            </Button>
          )}
        </>
      }
    />
  );
};

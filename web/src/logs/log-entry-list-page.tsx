import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { logEntryFilterFields } from '@struma/schema/inputs.ts';
import { formatDateTime } from '../platform/format.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { ExportLink } from '../ui/list/export-link.tsx';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListSource } from '../ui/list/list-source.ts';
import { RowDialog } from '../ui/list/row-dialog.tsx';
import type { Column } from '../ui/list/table/column.ts';
import { useListPage } from '../ui/list/use-list-page.ts';
import { useOpenRow } from '../ui/list/use-open-row.ts';
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

/** LG-1: the import log. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  const fields = useMemo(
    () => declareFilters({ fields: logEntryFilterFields, shown: logEntryFilterTexts }, viewer),
    [viewer],
  );
  const page = useListPage({ name: 'log-entries', source, fields, columns });
  const openRow = useOpenRow();
  const entry = page.rows.value?.find(({ id }) => id === openRow.id);
  return (
    <>
      <ListScreen
        {...page}
        caption={texts.logEntries.list}
        filterTitle={texts.logEntries.filterTitle}
        idOf={idOf}
        pathOf={({ id }) => openRow.pathOf(id)}
        openLabelOf={({ id }) => texts.logEntries.open(id)}
        tools={
          viewer.features.includes('LOG_TOOLS') && (
            <ExportLink name="log-entries" variables={page.variables} hint={texts.exportHint} />
          )
        }
      />
      {entry && <LogEntryDialog entry={entry} onClose={openRow.close} />}
    </>
  );
};

const idOf = ({ id }: LogEntryRowFragment): string => id;

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

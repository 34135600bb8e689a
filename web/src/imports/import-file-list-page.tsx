import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Download, FileWarning } from 'lucide-react';
import { useMemo } from 'react';
import { importFileFilterFields } from '@struma/schema/inputs.ts';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useAdministratorViewer } from '../session/use-viewer.ts';
import { isShownTo } from '../ui/list/audience.ts';
import type { Viewer } from '../ui/list/audience.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListSource } from '../ui/list/list-source.ts';
import type { Column } from '../ui/list/table/column.ts';
import { useListPage } from '../ui/list/use-list-page.ts';
import { downloadErrorFiles, errorFilesOf } from './error-files.ts';
import { ImportFileItem } from './import-file-item.tsx';
import { ImportFileCountDocument, ImportsDocument, useImportTypesQuery } from './imports.generated.ts';
import type { ImportFileFilter, ImportFileRowFragment, ImportFileSortField } from './imports.generated.ts';
import { importRunPath } from './imports.screens.ts';
import { filterTexts, texts } from './imports.texts.ts';

const NewImport = lazyPart(() => import('./new-import.tsx'), 'NewImport');
const IntegrityCheck = lazyPart(() => import('./integrity-check.tsx'), 'IntegrityCheck');
const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

type Row = ImportFileRowFragment;
type TypeNames = ReadonlyMap<string, string>;

const source: ListSource<Row, ImportFileFilter, ImportFileSortField> = {
  field: 'imports',
  rows: ImportsDocument,
  count: ImportFileCountDocument,
};

const columnsOf = (names: TypeNames): readonly Column<Row, ImportFileSortField>[] => [
  { key: 'id', header: texts.id, sort: 'ID', kind: 'record', width: 4, value: ({ id }) => id },
  { key: 'fileName', header: texts.fileName, sort: 'FILE_NAME', kind: 'text', value: ({ fileName }) => fileName },
  {
    key: 'contentType',
    width: 5.5,
    header: texts.contentType,
    sort: 'CONTENT_TYPE',
    kind: 'text',
    value: (row) => row.contentType,
  },
  {
    key: 'size',
    header: texts.size,
    sort: 'SIZE',
    kind: 'number',
    value: ({ sizeBytes }) => Math.ceil(sizeBytes / 1024),
  },
  {
    key: 'addedBy',
    header: texts.addedBy,
    sort: 'ADDED_BY',
    kind: 'text',
    width: 9,
    value: ({ addedBy }) => addedBy,
  },
  {
    key: 'addedAt',
    header: texts.addedAt,
    sort: 'ADDED_AT',
    kind: 'dateTime',
    width: 10,
    value: ({ addedAt }) => addedAt,
  },
  {
    key: 'checksum',
    header: texts.checksum,
    sort: 'CHECKSUM',
    kind: 'text',
    width: 9,
    value: ({ checksum }) => shorten(checksum),
    whole: ({ checksum }) => checksum,
  },
  {
    key: 'isDownloaded',
    header: texts.isDownloaded,
    sort: 'IS_DOWNLOADED',
    kind: 'yesNo',
    value: (row) => row.isDownloaded,
  },
  {
    key: 'processedTypes',
    header: texts.processedTypes,
    sort: 'PROCESSED_TYPES',
    kind: 'text',
    width: 10,
    value: ({ processedTypes }) => processedTypes.map((type) => names.get(type) ?? type).join(', '),
  },
  {
    key: 'status',
    header: texts.status,
    kind: 'text',
    width: 7,
    needs: 'IMPORT_TOOLS',
    value: ({ status }) => status && texts.statuses[status],
  },
];

const shorten = (checksum: string | null): string | null =>
  checksum && checksum.length > 12 ? `${checksum.slice(0, 4)}…${checksum.slice(-2)}` : checksum;

/**
 * IM-1, IM-5: the downloads of the file and of its error files. They are buttons of the row and not a column, so that
 * the columns fit a page of 1440 pixels.
 */
const Downloads = ({ row }: { row: Row }) => (
  <RowButtons>
    {errorFilesOf(row).length > 0 && (
      <IconButton
        variant="ghost"
        px="0"
        className="icon"
        title={texts.downloadErrors(row.fileName)}
        aria-label={texts.downloadErrors(row.fileName)}
        onClick={(event) => {
          event.stopPropagation();
          downloadErrorFiles(row);
        }}
      >
        <FileWarning size={16} />
      </IconButton>
    )}
    <DownloadLink row={row} />
  </RowButtons>
);

const DownloadLink = ({ row: { id, fileName, checksum } }: { row: Row }) =>
  checksum && (
    <chakra.a
      className="icon"
      href={`/files/imports/${id}/file`}
      download={fileName}
      title={texts.download}
      aria-label={`${texts.download} ${fileName}`}
      onClick={(event) => event.stopPropagation()}
    >
      <Download size={16} />
    </chakra.a>
  );

const RowButtons = chakra('span', {
  base: {
    // On a narrow page the buttons are in the top right corner of the item.
    position: { base: 'absolute', md: 'relative' },
    insetEnd: { base: '2', md: 'auto' },
    top: { base: '2', md: 'auto' },
    verticalAlign: 'middle',
    '& .icon': {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: { base: '11', md: '6' },
      minW: '0',
      borderRadius: 'md',
      verticalAlign: 'middle',
      _hover: { bg: 'bg.emphasized' },
    },
  },
});

/** IM-1: the imported files. The list appears when the names of the types (IM-6) have loaded or failed to load. */
export const Component = () => {
  const viewer = useAdministratorViewer();
  const { data, error } = useImportTypesQuery({});
  const names = useMemo(() => new Map(data?.importTypes.map(({ type, name }) => [type as string, name])), [data]);
  return (
    <Flex direction="column" h="full" minH="0">
      <NewImport viewer={viewer} />
      {(data ?? error) && <ImportFiles viewer={viewer} names={names} />}
    </Flex>
  );
};

const ImportFiles = ({ viewer, names }: { viewer: Viewer; names: TypeNames }) => {
  const columns = useMemo(() => columnsOf(names).filter((column) => isShownTo(viewer, column)), [viewer, names]);
  const fields = useMemo(() => {
    const options = [...names].map(([value, label]) => ({ value, label }));
    const sources = { processedTypes: { options } };
    return declareFilters({ fields: importFileFilterFields, shown: filterTexts, sources }, viewer);
  }, [viewer, names]);
  const page = useListPage({ name: 'imports', source, fields, columns });
  const hasTools = viewer.features.includes('IMPORT_TOOLS');
  return (
    <ListScreen
      {...page}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      idOf={({ id }) => id}
      pathOf={pathOf}
      openLabelOf={({ id }) => texts.open(id)}
      Action={Downloads}
      actionCount={2}
      itemOf={(file) => <ImportFileItem file={file} />}
      tools={
        <>
          {hasTools && <ExportLink name="imports" variables={page.variables} hint={texts.exportHint} />}
          <IntegrityCheck hasTools={hasTools} />
        </>
      }
    />
  );
};

const pathOf = ({ id }: Row): string => importRunPath(id);

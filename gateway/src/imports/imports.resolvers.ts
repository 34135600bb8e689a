import { importFileFilterFields, importFileSortFieldValues } from '@struma/schema/inputs.ts';
import type {
  ImportChangePageResolvers,
  ImportFilePageResolvers,
  ImportFileResolvers,
  IntegrityCheckResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { createRefusal } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { emptyPage, lazyPage, readPageOf } from '../kernel/input/paging.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { readChoices } from '../kernel/rest/lookups.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { tracked } from '../kernel/tracked.ts';
import { readImportChange, readImportFile, typeBits, typeOfBit } from './imports.rest.ts';
import type { ImportChangeRecord, ImportFileRecord } from './imports.rest.ts';
import { importTexts as texts } from './imports.texts.ts';
import { checkIntegrity, readFindings } from './integrity.ts';

/** IM-1 IM-8: the imported files. */
const importFileList = declareList('/api/ImportFile/GetImportFileList')({
  filterFields: importFileFilterFields,
  sortFields: importFileSortFieldValues,
  names: {
    filter: {
      format: 'contentMimeType',
      addedAt: 'createdOn',
      addedBy: 'attachedByUser',
      isDownloaded: 'downloaded',
      processedTypes: 'processedMask',
      statuses: 'status',
    },
    sort: {
      CONTENT_TYPE: 'contentMimeType',
      SIZE: 'fileSize',
      ADDED_BY: 'attachedByUser',
      ADDED_AT: 'createdOn',
      CHECKSUM: 'checkSum',
      IS_DOWNLOADED: 'downloaded',
      PROCESSED_TYPES: 'processedMask',
    },
  },
  values: {
    format: (format: 'CSV' | 'TXT') => `.${format.toLowerCase()}`,
    processedTypes: (type: keyof typeof typeBits) => typeBits[type],
  },
});

const importExport: ListExport = {
  field: 'imports',
  list: importFileList,
  path: '/struma/imports/export',
  feature: 'IMPORT_TOOLS',
  // Never used: only a filter by a list of ids can exclude all rows, and this list has none.
  noRows: {},
};

const queries = {
  imports: createListField({ list: importFileList, readRow: readImportFile }),

  importFile: tracked((_root, { id }, context) => {
    const number = readId(id);
    return number === null ? null : findImportFile(number, context);
  }),

  importChanges: tracked((_root, { importFileId, page }, { rest }) => {
    const number = readId(importFileId);
    if (number === null) return emptyPage(page);
    return lazyPage(page, (part) =>
      rest.get('/struma/imports/changes', { importFileId: number, ...part }, readPageOf(readImportChange)),
    );
  }),

  importTypes: tracked(async (_root, _args, { rest, warn }) => {
    const names = await rest.get('/api/ImportFile/getTypeImportsAsKeyValuePairList', {}, (list) =>
      readChoices(list, warn),
    );
    return names.flatMap(({ id, name }) => {
      const type = typeOfBit(Number(id));
      return type ? [{ type, name }] : [];
    });
  }),

  // `findings` has a resolver of its own.
  dataIntegrity: async (_root, _args, context) => ({ ...(await checkIntegrity(context)), findings: null }),
} satisfies Partial<QueryResolvers>;

const types = {
  ImportFilePage: listPage<ImportFileRecord>() satisfies ImportFilePageResolvers,
  ImportChangePage: listPage<ImportChangeRecord>() satisfies ImportChangePageResolvers,

  ImportFile: {
    problems: tracked(({ id }, _args, { rest }) =>
      rest.get('/struma/imports/details', { importFileId: id }, ({ problems }) => problems),
    ),
  } satisfies Partial<ImportFileResolvers>,

  IntegrityCheck: {
    findings: tracked((_check, _args, { rest }) =>
      rest.get('/struma/imports/integrity', {}, ({ items }) => readFindings(items)),
    ),
  } satisfies Partial<IntegrityCheckResolvers>,
};

const requireImportFileId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw typedError('NOT_FOUND', { message: texts.unknown });
  return number;
};

/** Returns a refusal if the import run has changed meanwhile, for example because another person has confirmed it. */
const orRefusal = async <T>(work: Promise<T>): Promise<T | ReturnType<typeof createRefusal>> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 409) return createRefusal('WRONG_STATE', error.message);
    throw error;
  }
};

const mutations = {
  confirmImport: (_root, { input }, { rest }) => {
    const body = { importFileId: requireImportFileId(input.id), goodRowsOnly: input.goodRowsOnly };
    return orRefusal(
      rest.post('/struma/imports/confirm', body, ({ file }) =>
        createSuccess('ImportRunSuccess', { importFileId: file.id }),
      ),
    );
  },

  repairImport: (_root, { input }, { rest }) => {
    const body = { importFileId: requireImportFileId(input.id), cells: input.cells.map((cell) => ({ ...cell })) };
    return orRefusal(
      rest.post('/struma/imports/repair', body, ({ file }) =>
        createSuccess('ImportRunSuccess', { importFileId: file.id }),
      ),
    );
  },

  undoImport: async (_root, { input }, { rest }) => {
    const importFileId = requireImportFileId(input.id);
    const { code, text } = readCodedText(await rest.postJson('/struma/imports/undo', {}, { importFileId }));
    if (code === null) throw typedError('UPSTREAM_FAILED', { message: text, outcome: 'UNKNOWN' });
    return code > 0 ? createSuccess('ImportRunSuccess', { importFileId }) : createRefusal('SERVICE_REFUSED', text);
  },
} satisfies Partial<MutationResolvers>;

const findImportFile = (importFileId: number, { rest }: GatewayContext): Promise<ImportFileRecord | null> =>
  rest.find('/struma/imports/details', { importFileId }, ({ file }) => readImportFile(file));

export const schemaPart = { Query: queries, Mutation: mutations, types, records: { ImportFile: findImportFile } };

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = { imports: importExport };

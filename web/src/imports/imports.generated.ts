/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A checked file to import. */
export type ConfirmImportInput = {
  /** If true, rows with problems are left out. If false, nothing is stored if a row has a problem. */
  goodRowsOnly: boolean;
  /** Number of the file. */
  id: string;
};

/** A range of moments, including `from` and `to`. An absent field does not limit the range. */
export type DateTimeRange = {
  /** Start of the range. */
  from?: string | null | undefined;
  /** End of the range, including its whole second. */
  to?: string | null | undefined;
};

/** The new value of a cell. */
export type ImportCellInput = {
  /** Name of the column. */
  column: string;
  /** Line of the file, as in `ImportProblem`. */
  line: number;
  /** New text. At most 1000 characters. */
  value: string;
};

/** Conditions, combined with AND. A field that is absent, null or blank is no condition. */
export type ImportFileFilter = {
  /** Moment at which the file was added. */
  addedAt?: DateTimeRange | null | undefined;
  /** Part of the name of the person who added the file. At most 200 characters. */
  addedBy?: string | null | undefined;
  /** Part of the name, ignoring letter case. At most 200 characters. */
  fileName?: string | null | undefined;
  /** Ending of the name. */
  format?: ImportFormat | null | undefined;
  /** True if the file was downloaded. */
  isDownloaded?: boolean | null | undefined;
  /** Files whose import has written records of any of these types. */
  processedTypes?: Array<ImportType> | null | undefined;
  /** Files whose run has any of these states. */
  statuses?: Array<ImportRunStatus> | null | undefined;
};

/** A sort key; the first in the list has precedence. The number of the record, descending, is always the last key, so that pages are stable. */
export type ImportFileSort = {
  /** Direction. */
  direction: SortDirection;
  /** Field to sort by. */
  field: ImportFileSortField;
};

/** Sort fields of imported files. */
export type ImportFileSortField =
  /** Moment at which the file was added. */
  | 'ADDED_AT'
  /** Name of the person who added the file. */
  | 'ADDED_BY'
  /** Checksum. */
  | 'CHECKSUM'
  /** Content type. */
  | 'CONTENT_TYPE'
  /** Name of the file. */
  | 'FILE_NAME'
  /** Number of the file. */
  | 'ID'
  /** Downloaded or not. */
  | 'IS_DOWNLOADED'
  /** Types of records. */
  | 'PROCESSED_TYPES'
  /** Size. */
  | 'SIZE';

/** Endings of file names. */
export type ImportFormat =
  /** Files whose name ends in `.csv`. */
  | 'CSV'
  /** Files whose name ends in `.txt`. A new file must end in `.csv`, so these files are old. */
  | 'TXT';

/** Kinds of problems. */
export type ImportProblemKind =
  /** Wrong format: 'Грешен формат'. */
  | 'BAD'
  /** Contradicts stored data or another row: 'Необработени'. */
  | 'INVALID';

/** States of a run. */
export type ImportRunStatus =
  /** A dry run has ended: nothing is stored until `confirmImport`. */
  | 'CHECKED'
  /** Nothing was stored. */
  | 'FAILED'
  /** The file is being uploaded, checked or stored. */
  | 'RUNNING'
  /** The rows are stored. */
  | 'SUCCEEDED'
  /** The import is being undone. If that is refused or fails, the state is SUCCEEDED again, and `message` has the reason. */
  | 'UNDOING'
  /** The import was undone. */
  | 'UNDONE';

/** Stages of a running run. */
export type ImportStage =
  /** The rows are being read and checked. */
  | 'CHECK'
  /** The rows are being compared with the stored data and stored. */
  | 'MERGE'
  /** The file is being received. */
  | 'UPLOAD';

/** Types of records that an import writes. */
export type ImportType =
  /** Addresses. */
  | 'ADDRESS'
  /** Readings. */
  | 'AUDIT'
  /** Auditors. */
  | 'AUDITOR'
  /** Carnets. */
  | 'CARNET'
  /** Clients. */
  | 'CLIENT'
  /** Water meters. */
  | 'WATER_METER';

/** Outcomes of the integrity check. */
export type IntegrityOutcome =
  /** The check failed. */
  | 'FAILED'
  /** The REST service sent no result. */
  | 'NO_RESULT'
  /** No problems. */
  | 'PASSED'
  /** The data has problems. */
  | 'PROBLEMS';

/** Rules of the integrity check. */
export type IntegrityRule =
  /** A reading is smaller than the one before. */
  | 'FALLING_READINGS'
  /** An open water meter has no address. */
  | 'NO_ADDRESS'
  /** An open water meter has no client. */
  | 'NO_CLIENT'
  /** An address has no coordinates. */
  | 'NO_COORDINATES'
  /** An open common meter has no SVO. */
  | 'NO_SVO'
  /** Two addresses are on the same page of a carnet. */
  | 'REPEATED_CARNET_PAGE'
  /** Two water meters have the same factory number, ignoring letter case. */
  | 'REPEATED_FABRIC_NUMBER'
  /** A client has neither an address nor a water meter. */
  | 'UNUSED_CLIENT';

/** Page of a list. Default: the first page with 10 rows. */
export type PageInput = {
  /** Starts at 1. A page after the last one is empty, not an error. */
  number: number;
  /** 5, 10, 25, 50 or 100. */
  size: number;
};

/** Reason of a refusal. New values may be added; treat an unknown value as SERVICE_REFUSED. */
export type RefusalCode =
  /** The change would leave the product without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /**
   * The response of the REST service contains neither a reason nor the expected confirmation, such as the number of a new
   * record.
   */
  | 'NOT_RECORDED'
  /** The REST service refused; its text is the message. */
  | 'SERVICE_REFUSED'
  /**
   * The state of the record does not allow the change: a status that cannot be chosen, an import that is not CHECKED, a
   * record that was changed meanwhile.
   */
  | 'WRONG_STATE';

/** New values of cells of a checked file. */
export type RepairImportInput = {
  /** The cells, at most 1000. */
  cells: Array<ImportCellInput>;
  /** Number of the file. */
  id: string;
};

/** Direction of a sort key. Empty values are last in both directions. */
export type SortDirection =
  /** Ascending: texts by the Bulgarian alphabet, numbers inside a text by value. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** An import to undo. */
export type UndoImportInput = {
  /** Number of the file. */
  id: string;
};

export type ImportsQueryVariables = Exact<{
  filter?: Types.ImportFileFilter | null | undefined;
  sort?: Array<Types.ImportFileSort> | Types.ImportFileSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ImportsQuery = { imports: { items: Array<{ id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null }> } };

export type ImportFileCountQueryVariables = Exact<{
  filter?: Types.ImportFileFilter | null | undefined;
}>;


export type ImportFileCountQuery = { imports: { totalCount: number } };

export type ImportTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportTypesQuery = { importTypes: Array<{ type: Types.ImportType, name: string }> };

export type ImportRunQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunQuery = { importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null, problems: Array<{ kind: Types.ImportProblemKind, line: number, column: string | null, value: string | null, reason: string }> | null } | null };

export type ImportChangesQueryVariables = Exact<{
  importFileId: string;
  page?: Types.PageInput | null | undefined;
}>;


export type ImportChangesQuery = { importChanges: { totalCount: number, items: Array<{ type: Types.ImportType, recordId: string, name: string | null, isNew: boolean, values: Array<{ field: string, oldValue: string | null, newValue: string | null, recordType: Types.ImportType | null, oldRecordId: string | null, newRecordId: string | null }> }> } };

export type LatestImportQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestImportQuery = { imports: { items: Array<{ id: string, status: Types.ImportRunStatus | null }> } };

export type DataIntegrityQueryVariables = Exact<{ [key: string]: never; }>;


export type DataIntegrityQuery = { dataIntegrity: { outcome: Types.IntegrityOutcome, code: string | null, error: string | null } };

export type IntegrityFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrityFindingsQuery = { dataIntegrity: { findings: Array<{ rule: Types.IntegrityRule | null, code: string, count: number, records: Array<{ id: string, name: string }> }> | null } };

export type ImportFileRowFragment = { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null };

export type ConfirmImportMutationVariables = Exact<{
  input: Types.ConfirmImportInput;
}>;


export type ConfirmImportMutation = { confirmImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: Types.RefusalCode }
   };

export type RepairImportMutationVariables = Exact<{
  input: Types.RepairImportInput;
}>;


export type RepairImportMutation = { repairImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: Types.RefusalCode }
   };

export type UndoImportMutationVariables = Exact<{
  input: Types.UndoImportInput;
}>;


export type UndoImportMutation = { undoImport:
    | { __typename: 'ImportRunSuccess', importFile: { id: string, fileName: string, contentType: string | null, sizeBytes: number, addedBy: string | null, addedAt: string | null, checksum: string | null, isDownloaded: boolean, processedTypes: Array<Types.ImportType>, definitionId: number | null, status: Types.ImportRunStatus | null, stage: Types.ImportStage | null, message: string | null, finishedAt: string | null, hasOriginal: boolean, isUndoable: boolean, bytesRead: number | null, rowsRead: number | null, rowsNew: number | null, rowsChanged: number | null, rowsUnchanged: number | null, rowsBad: number | null, rowsInvalid: number | null, badFile: string | null, invalidFile: string | null } }
    | { __typename: 'Refusal', message: string, code: Types.RefusalCode }
   };

export const ImportFileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<ImportFileRowFragment, unknown>;
export const ImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Imports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFileSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables>;
export const ImportFileCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportFileCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFileFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ImportFileCountQuery, ImportFileCountQueryVariables>;
export const ImportTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportTypesQuery, ImportTypesQueryVariables>;
export const ImportRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFileRow"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<ImportRunQuery, ImportRunQueryVariables>;
export const ImportChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importFileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importFileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importFileId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"oldValue"}},{"kind":"Field","name":{"kind":"Name","value":"newValue"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"oldRecordId"}},{"kind":"Field","name":{"kind":"Name","value":"newRecordId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportChangesQuery, ImportChangesQueryVariables>;
export const LatestImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<LatestImportQuery, LatestImportQueryVariables>;
export const DataIntegrityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<DataIntegrityQuery, DataIntegrityQueryVariables>;
export const IntegrityFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegrityFindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataIntegrity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IntegrityFindingsQuery, IntegrityFindingsQueryVariables>;
export const ConfirmImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRunSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFileRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<ConfirmImportMutation, ConfirmImportMutationVariables>;
export const RepairImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepairImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRunSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFileRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<RepairImportMutation, RepairImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRunSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFileRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Failure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"isDownloaded"}},{"kind":"Field","name":{"kind":"Name","value":"processedTypes"}},{"kind":"Field","name":{"kind":"Name","value":"definitionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"isUndoable"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsNew"}},{"kind":"Field","name":{"kind":"Name","value":"rowsChanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsBad"}},{"kind":"Field","name":{"kind":"Name","value":"rowsInvalid"}},{"kind":"Field","name":{"kind":"Name","value":"badFile"}},{"kind":"Field","name":{"kind":"Name","value":"invalidFile"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const useImportsQuery = (options: Omit<useQuery.Options<ImportsQuery, ImportsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ImportsQueryVariables } = {}) =>
  useQuery(ImportsDocument, options as useQuery.Options<ImportsQuery, ImportsQueryVariables>);

export const useImportFileCountQuery = (options: Omit<useQuery.Options<ImportFileCountQuery, ImportFileCountQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ImportFileCountQueryVariables } = {}) =>
  useQuery(ImportFileCountDocument, options as useQuery.Options<ImportFileCountQuery, ImportFileCountQueryVariables>);

export const useImportTypesQuery = (options: Omit<useQuery.Options<ImportTypesQuery, ImportTypesQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: ImportTypesQueryVariables } = {}) =>
  useQuery(ImportTypesDocument, options as useQuery.Options<ImportTypesQuery, ImportTypesQueryVariables>);

export const useImportRunQuery = (options: Omit<useQuery.Options<ImportRunQuery, ImportRunQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ImportRunQueryVariables; skip?: boolean } | { skip: true; variables?: ImportRunQueryVariables })) =>
  useQuery(ImportRunDocument, options as useQuery.Options<ImportRunQuery, ImportRunQueryVariables>);

export const useImportChangesQuery = (options: Omit<useQuery.Options<ImportChangesQuery, ImportChangesQueryVariables>, 'returnPartialData' | 'variables'> & ({ variables: ImportChangesQueryVariables; skip?: boolean } | { skip: true; variables?: ImportChangesQueryVariables })) =>
  useQuery(ImportChangesDocument, options as useQuery.Options<ImportChangesQuery, ImportChangesQueryVariables>);

export const useLatestImportQuery = (options: Omit<useQuery.Options<LatestImportQuery, LatestImportQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: LatestImportQueryVariables } = {}) =>
  useQuery(LatestImportDocument, options as useQuery.Options<LatestImportQuery, LatestImportQueryVariables>);

export const useDataIntegrityQuery = (options: Omit<useQuery.Options<DataIntegrityQuery, DataIntegrityQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: DataIntegrityQueryVariables } = {}) =>
  useQuery(DataIntegrityDocument, options as useQuery.Options<DataIntegrityQuery, DataIntegrityQueryVariables>);

export const useIntegrityFindingsQuery = (options: Omit<useQuery.Options<IntegrityFindingsQuery, IntegrityFindingsQueryVariables>, 'returnPartialData' | 'variables'> & { variables?: IntegrityFindingsQueryVariables } = {}) =>
  useQuery(IntegrityFindingsDocument, options as useQuery.Options<IntegrityFindingsQuery, IntegrityFindingsQueryVariables>);
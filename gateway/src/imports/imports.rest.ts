import type { components } from '@struma/schema/rest.ts';
import { importRunStatusValues, importStageValues, importTypeValues } from '@struma/schema/inputs.ts';
import type { ImportRunStatus, ImportStage, ImportType } from '../kernel/schema-types.generated.ts';
import { readMoment } from '../kernel/input/moment.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas'];

export interface ImportFileRecord {
  id: number;
  fileName: string;
  contentType: string | null;
  sizeBytes: number;
  addedBy: string | null;
  addedAt: Moment | null;
  checksum: string | null;
  isDownloaded: boolean;
  processedTypes: ImportType[];
  definitionId: number | null;
  status: ImportRunStatus | null;
  stage: ImportStage | null;
  message: string | null;
  finishedAt: Moment | null;
  hasOriginal: boolean;
  isUndoable: boolean;
  bytesRead: number | null;
  rowsRead: number | null;
  rowsNew: number | null;
  rowsChanged: number | null;
  rowsUnchanged: number | null;
  rowsBad: number | null;
  rowsInvalid: number | null;
  badFile: string | null;
  invalidFile: string | null;
}

/** Bits of `processedMask` (IM-6). */
export const typeBits: Readonly<Record<ImportType, number>> = {
  ADDRESS: 1,
  CLIENT: 2,
  WATER_METER: 4,
  AUDITOR: 8,
  AUDIT: 16,
  CARNET: 32,
};

/** All types in the order of their bits. */
const allTypes = importTypeValues.toSorted((one, other) => typeBits[one] - typeBits[other]);

export const typeOfBit = (bit: number): ImportType | undefined => allTypes.find((type) => typeBits[type] === bit);

/** Converts the REST names of an imported file to those of the schema. Other vendors' services have no import runs. */
export const readImportFile = (wire: Wire['ImportFileRow']): ImportFileRecord => {
  assertShape(wire, { id: 'number', fileName: 'string', fileSize: 'number' });
  return {
    ...readRun(wire),
    id: wire.id,
    fileName: wire.fileName,
    contentType: wire.contentMimeType || null,
    sizeBytes: wire.fileSize,
    addedBy: wire.attachedByUser || null,
    addedAt: wire.createdOn ? readMoment(wire.createdOn, wire.createdOnLocal) : null,
    checksum: wire.checkSum || null,
    isDownloaded: wire.downloaded === true,
    processedTypes: allTypes.filter((type) => (wire.processedMask & typeBits[type]) !== 0),
    definitionId: wire.definitionId ?? null,
  };
};

type RunFields = Omit<
  ImportFileRecord,
  | 'id'
  | 'fileName'
  | 'contentType'
  | 'sizeBytes'
  | 'addedBy'
  | 'addedAt'
  | 'checksum'
  | 'isDownloaded'
  | 'processedTypes'
  | 'definitionId'
>;

const readRun = (wire: Partial<Wire['ImportFileRow']>): RunFields => ({
  status: importRunStatusValues.find((status) => status === wire.status) ?? null,
  stage: importStageValues.find((stage) => stage === wire.stage) ?? null,
  message: wire.message || null,
  finishedAt: wire.finishedOn ? readMoment(wire.finishedOn, wire.finishedOnLocal) : null,
  hasOriginal: wire.hasOriginal === true,
  isUndoable: wire.isUndoable === true,
  bytesRead: wire.bytesRead ?? null,
  rowsRead: wire.rowsRead ?? null,
  rowsNew: wire.rowsNew ?? null,
  rowsChanged: wire.rowsChanged ?? null,
  rowsUnchanged: wire.rowsUnchanged ?? null,
  rowsBad: wire.rowsBad ?? null,
  rowsInvalid: wire.rowsInvalid ?? null,
  badFile: wire.badFile || null,
  invalidFile: wire.invalidFile || null,
});

/** Kinds of records by their REST names. */
const typesByEntity: Readonly<Record<string, ImportType>> = {
  address: 'ADDRESS',
  client: 'CLIENT',
  waterMeter: 'WATER_METER',
  auditor: 'AUDITOR',
  audit: 'AUDIT',
  carnet: 'CARNET',
};

export interface ImportedValueRecord {
  field: string;
  oldValue: string | null;
  newValue: string | null;
  recordType: ImportType | null;
  oldRecordId: string | null;
  newRecordId: string | null;
}

export interface ImportChangeRecord {
  type: ImportType;
  recordId: string;
  name: string | null;
  isNew: boolean;
  values: ImportedValueRecord[];
}

export const readImportChange = ({
  entity,
  recordId,
  name,
  action,
  values,
}: Wire['ImportChange']): ImportChangeRecord => ({
  type: typesByEntity[entity] ?? 'WATER_METER',
  recordId: String(recordId),
  name: name || null,
  isNew: action === 'CREATE',
  values: values.map(({ field, oldValue, newValue, oldReference, newReference }) => ({
    field,
    oldValue,
    newValue,
    recordType: typesByEntity[(oldReference ?? newReference)?.entity ?? ''] ?? null,
    oldRecordId: oldReference ? String(oldReference.id) : null,
    newRecordId: newReference ? String(newReference.id) : null,
  })),
});

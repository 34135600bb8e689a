import type { PickedPlace } from '../../../map/picker/place.ts';
import { isEmptyDocument, type RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { isRecord } from '../../../platform/json.ts';

/** The person for whom an operator enters a call: an earlier submitter, else a client of the utility. */
export interface Caller {
  submitterId: string | null;
  clientId: string | null;
  name: string;
  clientNumber: string | null;
  phone: string | null;
  address: string | null;
  openSignals: number;
}

/** A signal that is being filled in. The tab stores it until the person signs out, the server for seven days. */
export interface SubmitDraft {
  /** Idempotency key, made once for each draft. */
  key: string;
  title: string;
  place: PickedPlace | null;
  document: RichDocument | null;
  caller: Caller | null;
  /** Names of the chosen files, to be attached again: a draft cannot store the files themselves. */
  fileNames: readonly string[];
  /** An earlier attempt got no response, so the signal may be stored already. */
  isUnsure: boolean;
}

export const newSubmitDraft = (): SubmitDraft => ({
  key: crypto.randomUUID(),
  title: '',
  place: null,
  document: null,
  caller: null,
  fileNames: [],
  isUnsure: false,
});

/** Whether no field is filled. */
export const isBlankDraft = ({ title, place, document, caller, fileNames }: SubmitDraft): boolean =>
  title.trim() === '' && place === null && caller === null && fileNames.length === 0 && isEmptyDocument(document);

/** The tab's storage may hold a draft of an older version of the product. */
export const isSubmitDraft = (value: unknown): value is SubmitDraft =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['title'] === 'string' &&
  isNullOr(
    value['place'],
    ({ latitude, longitude }) => typeof latitude === 'number' && typeof longitude === 'number',
  ) &&
  isNullOr(value['document'], () => true) &&
  isNullOr(value['caller'], ({ name, openSignals }) => typeof name === 'string' && typeof openSignals === 'number') &&
  Array.isArray(value['fileNames']) &&
  typeof value['isUnsure'] === 'boolean';

const isNullOr = (value: unknown, fits: (value: Record<string, unknown>) => boolean): boolean =>
  value === null || (isRecord(value) && fits(value));

import type { PickedPlace } from '../../../map/picker/place.ts';
import type { Caller } from '../../caller/caller.ts';
import { isEmptyDocument, type RichDocument } from '../../../ui/rich-text/rich-document.ts';
import { isRecord } from '../../../platform/json.ts';

/** An unsent signal. The browser tab stores it until the user signs out, the server for seven days. */
export interface SubmitDraft {
  /** Idempotency key, made once for each draft. */
  key: string;
  title: string;
  place: PickedPlace | null;
  document: RichDocument | null;
  caller: Caller | null;
  /** Names of the chosen files. A draft cannot store files, so the user must attach them again. */
  fileNames: readonly string[];
  /** True if the outcome of an earlier attempt is unknown: the signal may be stored already. */
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

/** True if no field is filled. */
export const isBlankDraft = ({ title, place, document, caller, fileNames }: SubmitDraft): boolean =>
  title.trim() === '' && place === null && caller === null && fileNames.length === 0 && isEmptyDocument(document);

/** True if a value from the tab's storage is a draft. An older version of the product may have stored other values. */
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

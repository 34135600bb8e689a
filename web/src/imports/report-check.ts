import { toast } from '../platform/toast.ts';
import type { DataIntegrityQuery } from './imports.generated.ts';
import { integrityTexts as texts } from './imports.texts.ts';

/** IM-4: shows the outcome of the integrity check. */
export const reportCheck = ({ outcome, code, error }: DataIntegrityQuery['dataIntegrity']): void => {
  if (outcome === 'FAILED') toast.error(texts.failed(error ?? ''));
  else if (outcome === 'NO_RESULT') toast.warning(texts.noResult);
  else if (outcome === 'PASSED') toast.success(texts.passed);
  else toast.error(texts.problems(code ?? ''));
};

import { silentContext } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useMetersWithNumberQuery } from './add.generated.ts';
import { texts } from './add.texts.ts';

const typingPauseMs = 400;
const minLength = 3;
const page = { number: 1, size: 100 };

/**
 * WM-12: tells that a meter has the typed number. The filter finds parts of numbers, so a short number that more than a
 * hundred others contain can be missed: the REST service checks the number when the form is sent.
 */
export const useTakenNumber = (typed: string): string | undefined => {
  const fabricNo = useDebouncedValue(typed.trim(), typingPauseMs);
  const { data } = useMetersWithNumberQuery(
    fabricNo.length >= minLength
      ? { variables: { filter: { fabricNo }, page }, fetchPolicy: 'network-only', context: silentContext }
      : { skip: true },
  );
  const isTaken = fabricNo === typed.trim() && data?.waterMeters.items.some((meter) => meter.fabricNo === fabricNo);
  return isTaken ? texts.taken(fabricNo) : undefined;
};

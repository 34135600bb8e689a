import { silentContext } from '../../platform/request/busy.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { useMetersWithNumberQuery } from './add.generated.ts';
import { texts } from './add.texts.ts';

const typingPauseMs = 400;
// The filter finds parts of numbers: too many meters contain a shorter one.
const minLength = 3;
const page = { number: 1, size: 100 };

/** WM-12: tells that a meter has the typed number before the form is sent. The REST service checks it again then. */
export const useTakenNumber = (typed: string): string | undefined => {
  const fabricNo = useDebouncedValue(typed.trim(), typingPauseMs);
  const { data } = useMetersWithNumberQuery(
    fabricNo.length >= minLength
      ? { variables: { filter: { fabricNo }, page }, context: silentContext }
      : { skip: true },
  );
  const isTaken = fabricNo === typed.trim() && data?.waterMeters.items.some((meter) => meter.fabricNo === fabricNo);
  return isTaken ? texts.taken(fabricNo) : undefined;
};

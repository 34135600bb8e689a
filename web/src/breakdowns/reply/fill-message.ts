import { formatDateTime } from '../../platform/format.ts';
import { fillPlaceholders } from '../../signals/bulk/placeholders.ts';
import type { BreakdownDetailsFragment } from '../form/form.generated.ts';
import type { LinkedSignalFragment } from '../preview/preview.generated.ts';
import { texts } from './reply.texts.ts';

export type ReplyBreakdown = Pick<BreakdownDetailsFragment, 'id' | 'workCardNo' | 'waterStopEnd' | 'finishedAt'>;
export type RepliedSignal = Pick<LinkedSignalFragment, 'id' | 'submitter'>;

/** The message for one signal: placeholders such as {номер} are replaced. Placeholders without a known value stay. */
export const fillMessage = (message: string, signal: RepliedSignal, breakdown: ReplyBreakdown): string => {
  const values: Readonly<Record<string, string | undefined>> = {
    [texts.client]: signal.submitter?.name ?? texts.someone,
    [texts.number]: signal.id,
    [texts.breakdown]: breakdown.workCardNo,
    [texts.restoration]: restorationText(breakdown),
  };
  return fillPlaceholders(message, values);
};

/** When the water returns: the end of a finished breakdown, otherwise the planned end of the water stop. */
const restorationText = ({ waterStopEnd, finishedAt }: ReplyBreakdown): string => {
  const restored = finishedAt ?? waterStopEnd;
  return restored ? formatDateTime(restored) : texts.unknownRestoration;
};

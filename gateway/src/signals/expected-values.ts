import type { ReplyToSignalInput } from '../kernel/schema-types.generated.ts';
import { readChoiceId } from '../kernel/input/ids.ts';

/** What the author of a message saw: see `ReplyToSignalInput`. */
export type ExpectedValues = Pick<ReplyToSignalInput, 'expectedLastResponseId' | 'expectedSubmitterId'>;

/** The values that the REST service shall compare, under its names; 0 stands for none. */
export const readExpected = ({ expectedLastResponseId: last, expectedSubmitterId: submitter }: ExpectedValues) => ({
  ...(typeof last === 'string' && {
    expectedLastResponseId: last === '0' ? 0 : readChoiceId(last, 'expectedLastResponseId'),
  }),
  ...(submitter !== undefined && {
    expectedSubmitterId: submitter === null ? 0 : readChoiceId(submitter, 'expectedSubmitterId'),
  }),
});

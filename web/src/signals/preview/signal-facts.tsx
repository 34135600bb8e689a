import { formatDateTime } from '../../platform/format.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { texts } from './preview.texts.ts';
import type { SignalDetails } from './signal-thread.ts';

export const SignalFacts = ({ signal }: { signal: SignalDetails }) => (
  <RecordFacts
    facts={[
      { name: texts.title, value: signal.title, isInHeader: true },
      { name: texts.client, value: signal.submitter?.name },
      { name: texts.place, value: signal.location && formatCoordinates(signal.location) },
      { name: texts.department, value: texts.departmentName },
      { name: texts.created, value: formatDateTime(signal.createdAt) },
      { name: texts.lastResponse, value: signal.lastResponseAt && formatDateTime(signal.lastResponseAt) },
      { name: texts.closed, value: signal.closedAt && formatDateTime(signal.closedAt) },
      { name: texts.breakdown, value: signal.workCardNo },
    ]}
  />
);

const formatCoordinates = ({ latitude, longitude }: NonNullable<SignalDetails['location']>): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

import { formatDateTime } from '../../platform/format.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useSession } from '../../session/use-session.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { useSignalTools } from '../use-signal-tools.ts';
import { texts } from './preview.texts.ts';
import type { SignalDetails } from './signal-thread.ts';

const PlaceFact = lazyPart(() => import('./person/place-fact.tsx'), 'PlaceFact');

/** The facts of a signal. The submitter is left out if the page shows it in a separate section. */
export const SignalFacts = ({ signal }: { signal: SignalDetails }) => {
  const { hasContact } = useSignalTools();
  const hasAddresses = useSession().environment.features.includes('GEOCODER');
  const { location } = signal;
  const place = location && (hasAddresses ? <PlaceFact place={location} /> : formatCoordinates(location));
  return (
    <RecordFacts
      facts={[
        { name: texts.title, value: signal.title, isInHeader: true },
        ...(hasContact ? [] : [{ name: texts.client, value: signal.submitter?.name }]),
        { name: texts.place, value: place },
        { name: texts.department, value: texts.departmentName },
        { name: texts.created, value: formatDateTime(signal.createdAt) },
        { name: texts.lastResponse, value: signal.lastResponseAt && formatDateTime(signal.lastResponseAt) },
        { name: texts.closed, value: signal.closedAt && formatDateTime(signal.closedAt) },
        { name: texts.breakdown, value: signal.workCardNo },
      ]}
    />
  );
};

const formatCoordinates = ({ latitude, longitude }: NonNullable<SignalDetails['location']>): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

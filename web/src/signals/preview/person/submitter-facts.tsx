import { Link } from 'react-router-dom';
import { silentContext } from '../../../platform/request/busy.ts';
import { toPhoneLink } from '../../../platform/phone-link.ts';
import { RecordLink } from '../../../session/record-link.tsx';
import { PageError } from '../../../ui/page-state.tsx';
import { type RecordFact, RecordFacts } from '../../../ui/record/record-facts.tsx';
import { signalsPath } from '../../signals.screens.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { type SignalContactQuery, useSignalContactQuery } from '../operator-parts/operator-parts.generated.ts';
import { texts } from './person.texts.ts';

type Contact = NonNullable<NonNullable<SignalContactQuery['signal']>['contact']>;

/** The submitter of a signal, for operators: name, telephone, address, client number and the other signals. */
export const SubmitterFacts = ({ id, submitter }: Pick<SignalDetails, 'id' | 'submitter'>) => {
  const { data, error, refetch } = useSignalContactQuery({
    variables: { id },
    errorPolicy: 'all',
    // The cached contact may be that of an earlier submitter.
    fetchPolicy: 'network-only',
    context: silentContext,
  });
  if (error && !data?.signal?.contact) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  const contact = data?.signal?.contact ?? null;
  // All rows are present while the contact loads, so that the page does not move.
  const missing = data || !submitter ? null : texts.loading;
  return <RecordFacts facts={toFacts(submitter, contact, missing)} />;
};

const toFacts = (
  submitter: SignalDetails['submitter'],
  contact: Contact | null,
  missing: string | null,
): readonly RecordFact[] => [
  {
    name: texts.name,
    value: submitter && (
      <RecordLink kind="PERSON" id={`submitter.${submitter.id}`}>
        {submitter.name}
      </RecordLink>
    ),
  },
  { name: texts.phone, value: contact?.phone ? <Phone phone={contact.phone} /> : missing },
  { name: texts.email, value: contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : missing },
  { name: texts.address, value: contact?.address ?? missing },
  {
    name: texts.clientNumber,
    value: contact?.clientNumber ? (
      <RecordLink kind="CLIENT" id={contact.clientId}>
        {contact.clientNumber}
      </RecordLink>
    ) : (
      missing
    ),
  },
  {
    name: texts.otherSignals,
    value: contact && submitter ? <OtherSignals contact={contact} submitter={submitter} /> : missing,
  },
];

export const Phone = ({ phone }: { phone: string }) => {
  const link = toPhoneLink(phone);
  return link === null ? phone : <a href={link}>{phone}</a>;
};

interface OtherSignalsProps {
  contact: Contact;
  submitter: NonNullable<SignalDetails['submitter']>;
}

/** A link to the list of the submitter's signals, or a text if there are no others. */
const OtherSignals = ({ contact: { otherSignals, otherOpenSignals }, submitter }: OtherSignalsProps) =>
  otherSignals === 0 ? (
    texts.noOthers
  ) : (
    <Link to={`${signalsPath}?submitter=${submitter.id}`} title={texts.allSignalsOf(submitter.name)}>
      {texts.others(otherSignals, otherOpenSignals)}
    </Link>
  );

import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { ClientSupply } from '../clients/client/client-supply.tsx';
import { toPhoneLink } from '../platform/phone-link.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { RecordLink } from '../session/record-link.tsx';
import type { SignalStart } from '../session/signal-start.ts';
import { SubmitSignalLink } from '../session/submit-signal-link.tsx';
import { useRecordPath } from '../session/record-path.ts';
import { firstOf } from '../platform/hit-count.texts.ts';
import { RecordFacts } from '../ui/record/record-facts.tsx';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordLines } from '../ui/record/record-lines.tsx';
import { RecordPage, RecordSection, RecordSections } from '../ui/record/record-page.tsx';
import { RecordMissing, RecordView } from '../ui/record/record-view.tsx';
import { CorrectPerson } from './correct-person.tsx';
import { type PersonQuery, usePersonQuery } from './search.generated.ts';
import { personTexts as texts } from './search.texts.ts';

const listPath = '/signals';

/** /people/:kind/:id: the page of a person, for use during a telephone call. */
export const Component = () => {
  const { kind = '', id = '' } = useParams();
  if (!(kind === 'submitter' || kind === 'client') || !/^[1-9]\d*$/.test(id))
    return <RecordMissing id={id} texts={texts} listPath={listPath} />;
  return <Card key={`${kind} ${id}`} kind={kind} id={id} />;
};

const Card = ({ kind, id }: { kind: 'submitter' | 'client'; id: string }) => {
  const { data, error, refetch } = usePersonQuery({
    variables: kind === 'submitter' ? { submitterId: id } : { clientId: id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordView
      id={id}
      value={data?.person}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={listPath}
      hasAside={false}
    >
      {(person) => <PersonRecord person={person} onCorrected={refetch} />}
    </RecordView>
  );
};

type Person = NonNullable<PersonQuery['person']>;

interface PersonRecordProps {
  person: Person;
  onCorrected: () => Promise<unknown>;
}

const PersonRecord = ({ person, onCorrected }: PersonRecordProps) => (
  <RecordPage
    header={<RecordHeader title={person.name} actions={<Actions person={person} onCorrected={onCorrected} />} />}
  >
    <RecordSections label={person.name}>
      <RecordSection title={texts.facts}>
        <RecordFacts
          facts={[
            {
              name: texts.phone,
              value: person.phone && <Phone phone={person.phone} />,
            },
            {
              name: texts.addresses,
              value: person.addresses.length > 0 ? <Addresses addresses={person.addresses} /> : null,
            },
            {
              name: texts.clientNumber,
              value: person.clientNumber && (
                <RecordLink kind="CLIENT" id={person.clientId}>
                  {person.clientNumber}
                </RecordLink>
              ),
            },
            {
              name: texts.email,
              value: person.email && <TextLink href={`mailto:${person.email}`}>{person.email}</TextLink>,
            },
          ]}
        />
      </RecordSection>
      {person.clientId !== null && <ClientSupply id={person.clientId} />}
      <RecordSection title={texts.openSignals} count={person.openCount}>
        <OpenSignals person={person} />
      </RecordSection>
    </RecordSections>
  </RecordPage>
);

const Actions = ({ person, onCorrected }: PersonRecordProps) => {
  const { submitterId } = person;
  return (
    <>
      {submitterId !== null && <CorrectPerson person={{ ...person, submitterId }} onCorrected={onCorrected} />}
      <SubmitSignalLink start={startOf(person)} />
    </>
  );
};

/** The start of a new signal with the person as caller. The coordinates of the addresses are not loaded here. */
const startOf = ({ submitterId, clientId, name, clientNumber, phone, addresses, openCount }: Person): SignalStart => ({
  caller: {
    submitterId,
    clientId,
    name,
    clientNumber,
    phone,
    address: addresses[0] ?? null,
    openSignals: openCount,
  },
  place: null,
});

const Phone = ({ phone }: { phone: string }) => {
  const link = toPhoneLink(phone);
  return link === null ? phone : <TextLink href={link}>{phone}</TextLink>;
};

/** The addresses with links to the list of addresses, if the user may open the list. */
const Addresses = ({ addresses }: { addresses: readonly string[] }) => {
  const list = usePermittedScreens().find(({ recordsOfAddress }) => recordsOfAddress);
  return addresses.map((address) => (
    <div key={address}>
      {list ? (
        <AddressLink to={`${list.path}${list.recordsOfAddress?.(address) ?? ''}`}>{address}</AddressLink>
      ) : (
        address
      )}
    </div>
  ));
};

const OpenSignals = ({ person: { submitterId, openSignals, openCount, closedCount } }: { person: Person }) => {
  const recordPath = useRecordPath();
  const list = usePermittedScreens().find(({ recordsOfSubmitter }) => recordsOfSubmitter);
  const signalCount = openCount + closedCount;
  return (
    <Signals>
      {openSignals.length === 0 && <p>{texts.noOpenSignals}</p>}
      {openSignals.length > 0 && (
        <RecordLines>
          {openSignals.map(({ id, title, statusName }) => (
            <li key={id}>
              <Link to={recordPath('SIGNAL', id) ?? ''}>
                {id} · {title}
              </Link>
              <span>{statusName}</span>
            </li>
          ))}
        </RecordLines>
      )}
      {openCount > openSignals.length && <p>{firstOf(openSignals.length, openCount)}</p>}
      {submitterId && list && signalCount > 0 && (
        <Link to={`${list.path}${list.recordsOfSubmitter?.(submitterId) ?? ''}`}>{texts.allSignals(signalCount)}</Link>
      )}
    </Signals>
  );
};

const link = { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '2px' };

const TextLink = chakra('a', { base: link });

const AddressLink = chakra(Link, { base: link });

const Signals = chakra('div', {
  base: {
    textStyle: 'sm',
    '& p': { color: 'fg.muted' },
    '& ul': { mb: '3' },
    '& > a': link,
  },
});

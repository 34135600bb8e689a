import { formatDateTime } from '../../platform/format.ts';
import { useRecordPath } from '../../session/record-path.ts';
import { RecordLink } from '../../session/record-link.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { useClientSituationQuery } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { PartFailure } from './part-failure.tsx';
import { RecordLines } from '../../ui/record/record-lines.tsx';

/** The present outages and the open signals of a client. Shown only to users who may read signals. */
export const ClientSituation = ({ id }: { id: string }) => {
  const recordPath = useRecordPath();
  const mayRead = recordPath('SIGNAL', id) !== undefined;
  const { data, error, refetch } = useClientSituationQuery({
    variables: { id },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
  });
  if (!mayRead) return null;
  const outages = data?.client?.outages;
  const signals = data?.person?.openSignals;
  return (
    <>
      <RecordSection title={texts.water}>
        {!outages && error && <PartFailure onRetry={refetch} />}
        <Outages outages={outages} />
      </RecordSection>
      <RecordSection title={texts.openSignals} count={data ? (data.person?.openCount ?? 0) : undefined}>
        {data && <Signals signals={signals} />}
      </RecordSection>
    </>
  );
};

type Situation = NonNullable<ReturnType<typeof useClientSituationQuery>['data']>;

const Outages = ({ outages }: { outages: NonNullable<Situation['client']>['outages'] | undefined }) => (
  <RecordLines>
    {outages?.length === 0 && <li>{texts.hasWater}</li>}
    {outages?.map(({ breakdownId, workCardNo, address, until }) => (
      <li key={breakdownId}>
        <span className="off">{texts.isOff(until && formatDateTime(until))}</span>
        <RecordLink kind="BREAKDOWN" id={breakdownId}>
          {texts.offAt(address, workCardNo)}
        </RecordLink>
      </li>
    ))}
  </RecordLines>
);

const Signals = ({ signals }: { signals: NonNullable<Situation['person']>['openSignals'] | undefined }) => (
  <RecordLines>
    {!signals?.length && <li>{texts.noSignals}</li>}
    {signals?.map(({ id, title, statusName }) => (
      <li key={id}>
        <RecordLink kind="SIGNAL" id={id}>
          {id} · {title}
        </RecordLink>
        <span>{statusName}</span>
      </li>
    ))}
  </RecordLines>
);

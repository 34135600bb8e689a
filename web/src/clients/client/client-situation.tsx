import { useRecordPath } from '../../session/record-path.ts';
import { RecordLink } from '../../session/record-link.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { useClientSituationQuery } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { RecordLines } from '../../ui/record/record-lines.tsx';
import { WaterSupply } from './water-supply.tsx';

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
  const signals = data?.person?.openSignals;
  return (
    <>
      <WaterSupply outages={data?.client?.outages} hasFailed={Boolean(error)} onRetry={refetch} />
      <RecordSection title={texts.openSignals} count={data ? (data.person?.openCount ?? 0) : undefined}>
        {data && <Signals signals={signals} />}
      </RecordSection>
    </>
  );
};

type Situation = NonNullable<ReturnType<typeof useClientSituationQuery>['data']>;

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

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { emptyMark, formatNumber } from '../../platform/format.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { PageError } from '../../ui/page-state.tsx';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { waterMeterSource } from '../water-meter-source.ts';
import { waterMeterPath } from '../water-meters.screens.ts';
import { useMeterBalanceQuery, type MeterBalanceQuery } from '../preview/preview.generated.ts';
import { formatCubicMetres, formatDifference } from './format-cubic-metres.ts';
import { texts } from './balance.texts.ts';

type Balance = NonNullable<MeterBalanceQuery['meterBalance']>;

/** WM-10: compares a common meter with its sub-meters: their total consumption, the difference and each share. */
export const BalanceSection = ({ waterMeterId }: { waterMeterId: string }) => {
  const { data, error, refetch } = useMeterBalanceQuery({
    variables: { waterMeterId },
    fetchPolicy: 'cache-and-network',
    context: silentContext,
  });
  useLive(listChanged, {
    onEvent: (change) => void (hasNewRows(change, waterMeterSource.field) && refetch()),
    onMissed: () => void refetch(),
  });
  const balance = data?.meterBalance;
  return (
    <RecordSection title={texts.title} count={balance?.shares.length}>
      {balance && <Content balance={balance} />}
      {!balance && error && <PageError title={texts.failed} error={error} onRetry={refetch} />}
    </RecordSection>
  );
};

const Content = ({ balance }: { balance: Balance }) => {
  const { from, to, consumption, individualConsumption, difference, shares } = balance;
  if (from === null || to === null || shares.length === 0) return <chakra.p color="fg.muted">{texts.empty}</chakra.p>;
  const missing = shares.filter((share) => share.consumption === null).length;
  return (
    <Shares>
      <RecordFacts
        facts={[
          { name: texts.period, value: `${from} – ${to}` },
          { name: texts.common, value: cubicMetres(consumption) },
          { name: texts.sum, value: cubicMetres(individualConsumption) },
          { name: texts.difference, value: difference && <Difference value={Number(difference)} /> },
        ]}
      />
      {missing > 0 && <p className="missing">{texts.missing(missing)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.fabricNo}</th>
            <th scope="col">{texts.client}</th>
            <th scope="col" className="number">
              {texts.used}
            </th>
            <th scope="col" className="number">
              {texts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.waterMeterId}>
              <td>
                <Link to={waterMeterPath(share.waterMeterId)}>{share.fabricNo}</Link>
              </td>
              <td>{share.clientName ?? emptyMark}</td>
              <td className="number">{cubicMetres(share.consumption) ?? emptyMark}</td>
              <td className="number">{share.percent === null ? emptyMark : `${formatNumber(share.percent)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Shares>
  );
};

const Difference = ({ value }: { value: number }) => (
  <span className={value >= 0 ? 'plus' : 'minus'}>{formatDifference(value)}</span>
);

const cubicMetres = (value: string | null): string | null => value && formatCubicMetres(Number(value));

const Shares = chakra('div', {
  base: {
    '& .missing': { mt: '2', textStyle: 'sm', color: 'fg.warning' },
    '& .plus': { color: 'balance.plus' },
    '& .minus': { color: 'balance.minus' },
    '& table': { w: 'full', mt: '3', textStyle: 'sm', fontVariantNumeric: 'tabular-nums', borderWidth: '1px' },
    '& th, & td': { px: '3', py: '1.5', textAlign: 'start' },
    '& th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'semibold' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

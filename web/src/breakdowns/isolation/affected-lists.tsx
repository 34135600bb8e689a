import { chakra } from '@chakra-ui/react';
import { emptyMark, formatNumber } from '../../platform/format.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';
import { tableStyle } from './table-style.ts';

/** Critical users, streets and addresses without water. */
export const AffectedLists = ({ plan }: { plan: IsolationPlanFragment }) => {
  const { addresses, addressesTotal } = plan;
  return (
    <Lists>
      <CriticalUsers plan={plan} />
      <Streets plan={plan} />
      {addressesTotal > 0 && (
        <details>
          <summary>
            {texts.addresses} ({formatNumber(addressesTotal)})
          </summary>
          <ul>
            {addresses.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {addressesTotal > addresses.length && (
              <li>{texts.moreAddresses(formatNumber(addressesTotal - addresses.length))}</li>
            )}
          </ul>
        </details>
      )}
    </Lists>
  );
};

export const CriticalUsers = ({ plan: { criticalUsers } }: { plan: IsolationPlanFragment }) =>
  criticalUsers.length > 0 && (
    <table>
      <caption>
        {texts.critical} ({criticalUsers.length})
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.address}</th>
        </tr>
      </thead>
      <tbody>
        {criticalUsers.map(({ clientId, name, kind, address }) => (
          <tr key={clientId}>
            <td>{name}</td>
            <td>{texts.criticalKinds[kind]}</td>
            <td>{address ?? emptyMark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

export const Streets = ({ plan: { streets } }: { plan: IsolationPlanFragment }) => {
  if (streets.length === 0) return null;
  const hasTowns = new Set(streets.map(({ townName }) => townName)).size > 1;
  return (
    <table>
      <caption>
        {texts.streets} ({streets.length})
      </caption>
      <thead>
        <tr>
          {hasTowns && <th scope="col">{texts.town}</th>}
          <th scope="col">{texts.street}</th>
          <th scope="col">{texts.from}</th>
          <th scope="col">{texts.to}</th>
          <th scope="col">{texts.blocks}</th>
        </tr>
      </thead>
      <tbody>
        {streets.map(({ townName, name, from, to, blocks }) => (
          <tr key={`${townName} ${name}`}>
            {hasTowns && <td>{townName}</td>}
            <td>{name}</td>
            <td>{from ?? emptyMark}</td>
            <td>{to ?? emptyMark}</td>
            <td>{blocks.join(', ') || emptyMark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Lists = chakra('div', {
  base: {
    ...tableStyle,
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    overflowX: 'auto',
    '& summary': { cursor: 'pointer', fontWeight: 'semibold', minH: '6' },
    '& ul': { columns: '16rem', ps: '4', listStyle: 'disc', maxH: '16rem', overflowY: 'auto' },
  },
});

import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { emptyMark } from '../../platform/format.ts';
import { cellOf } from '../../ui/list/table/cells.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import type { Period } from './check-readings.ts';
import { formatCubicMetres, readingDecimals } from './format-cubic-metres.ts';
import { texts } from './readings.texts.ts';

/** FI-13: a balance column, as in a list. */
const differenceColumn: Column<Period> = {
  key: 'difference',
  header: texts.difference,
  kind: 'balance',
  decimals: readingDecimals,
  value: ({ difference }) => difference,
};

/** WM-10: the readings, newest first, with the difference to the previous reading (FI-13). */
export const ReadingsTable = ({ periods }: { periods: readonly Period[] }) => (
  // A scrolling area must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <Scrolled tabIndex={0} aria-label={texts.title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.date}</th>
          <th scope="col" className="number">
            {texts.reading}
          </th>
          <th scope="col" className="number">
            {differenceColumn.header}
          </th>
          <th scope="col">{texts.auditor}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.id}>
            <td>{period.number}</td>
            <td>{period.date}</td>
            <td className="number">
              {period.problems.length > 0 && (
                <Problems names={period.problems.map((problem) => texts.problems[problem])} />
              )}
              {formatCubicMetres(Number(period.value))}
            </td>
            <td className="number">{cellOf(differenceColumn, period, null)}</td>
            <td>{period.auditorName ?? emptyMark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

const Problems = ({ names }: { names: readonly string[] }) => (
  <span className="problem" title={names.join(', ')}>
    <TriangleAlert size={14} aria-hidden />
    <span className="label">{names.join(', ')}</span>
  </span>
);

const Scrolled = chakra('section', {
  base: {
    position: 'relative',
    maxH: '400px',
    overflow: 'auto',
    borderWidth: '1px',
    '& table': { w: 'full', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { px: { base: '1', md: '3' }, py: '1.5', textAlign: 'start', whiteSpace: 'nowrap' },
    '& td:last-of-type': { whiteSpace: 'normal' },
    '& th': { position: 'sticky', top: '0', bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'semibold' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& .number': { textAlign: 'end' },
    '& .balance.plus': { color: 'balance.plus' },
    '& .balance.minus': { color: 'balance.minus' },
    '& .label': { srOnly: true },
    '& .problem': { display: 'inline-flex', verticalAlign: 'middle', me: '1', color: 'fg.warning' },
    '@media print': { maxH: 'none', overflow: 'visible' },
  },
});

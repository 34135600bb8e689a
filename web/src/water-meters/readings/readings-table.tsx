import { chakra, IconButton } from '@chakra-ui/react';
import { Pencil, TriangleAlert } from 'lucide-react';
import { emptyMark, formatDateTime } from '../../platform/format.ts';
import { cellOf } from '../../ui/list/table/cells.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import type { Period } from './check-readings.ts';
import { texts as changeTexts } from './change-reading.texts.ts';
import { formatCubicMetres, readingDecimals } from './format-cubic-metres.ts';
import type { ReadingChangeFragment } from './readings.generated.ts';
import { texts } from './readings.texts.ts';
import { toTableRows, type TableRow } from './table-rows.ts';

/** FI-13: a balance column, as in a list. */
const differenceColumn: Column<Period> = {
  key: 'difference',
  header: texts.difference,
  kind: 'balance',
  decimals: readingDecimals,
  value: ({ difference }) => difference,
};

interface ReadingsTableProps {
  periods: readonly Period[];
  /** Corrections and withdrawals, newest first. */
  changes?: readonly ReadingChangeFragment[];
  /** Opens the dialog that changes a reading. Absent if readings cannot be changed. */
  onOpen?: ((period: Period) => void) | undefined;
}

/**
 * WM-10: the readings, newest first, with the difference to the previous reading (FI-13). A corrected reading shows its
 * earlier value; a withdrawn reading is crossed out.
 */
export const ReadingsTable = ({ periods, changes = [], onOpen }: ReadingsTableProps) => (
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
          {onOpen && (
            <th scope="col" className="actions">
              <span className="label">{changeTexts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {toTableRows(periods, changes).map((row) =>
          row.period ? (
            <ReadingRow key={row.key} period={row.period} changes={row.changes} onOpen={onOpen} />
          ) : (
            <WithdrawnRow key={row.key} row={row} columns={onOpen ? 3 : 2} />
          ),
        )}
      </tbody>
    </table>
  </Scrolled>
);

interface ReadingRowProps extends Pick<ReadingsTableProps, 'onOpen'> {
  period: Period;
  changes: readonly ReadingChangeFragment[];
}

const ReadingRow = ({ period, changes, onOpen }: ReadingRowProps) => (
  <tr>
    <td>{period.number}</td>
    <td>{period.date}</td>
    <td className="number">
      {period.problems.length > 0 && <Problems names={period.problems.map((problem) => texts.problems[problem])} />}
      {formatCubicMetres(Number(period.value))}
      {changes.map(({ id, oldValue, changedBy, changedAt }) => (
        <small key={id}>
          {changeTexts.wasCorrected(formatCubicMetres(Number(oldValue)), changedBy, formatDateTime(changedAt))}
        </small>
      ))}
    </td>
    <td className="number">{cellOf(differenceColumn, period, null)}</td>
    <td>{period.auditorName ?? emptyMark}</td>
    {onOpen && (
      <td className="actions">
        <IconButton
          size="xs"
          variant="ghost"
          px="0"
          aria-label={changeTexts.open(period.date)}
          title={changeTexts.open(period.date)}
          onClick={() => onOpen(period)}
        >
          <Pencil />
        </IconButton>
      </td>
    )}
  </tr>
);

const WithdrawnRow = ({ row: { date, changes }, columns }: { row: TableRow; columns: number }) => {
  const [withdrawal] = changes;
  if (!withdrawal) return null;
  return (
    <tr className="withdrawn">
      <td>{emptyMark}</td>
      <td>
        <s>{date}</s>
      </td>
      <td className="number">
        <s>{formatCubicMetres(Number(withdrawal.oldValue))}</s>
      </td>
      <td colSpan={columns}>{changeTexts.wasWithdrawn(withdrawal.changedBy, formatDateTime(withdrawal.changedAt))}</td>
    </tr>
  );
};

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
    '& td:last-of-type, & small': { whiteSpace: 'normal' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
    '& .withdrawn td': { color: 'fg.muted' },
    '& th': { position: 'sticky', top: '0', bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'semibold' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& .number': { textAlign: 'end' },
    '& .balance.plus': { color: 'balance.plus' },
    '& .balance.minus': { color: 'balance.minus' },
    '& .label': { srOnly: true },
    '& .problem': { display: 'inline-flex', verticalAlign: 'middle', me: '1', color: 'fg.warning' },
    '@media print': { maxH: 'none', overflow: 'visible', '& .actions': { display: 'none' } },
  },
});

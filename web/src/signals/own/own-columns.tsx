import type { Column } from '../../ui/list/table/column.ts';
import { signalColumns } from '../signal-columns.tsx';
import type { SignalRowFragment, SignalSortField } from '../signals.generated.ts';
import { texts } from './own.texts.ts';

type SignalColumn = Column<SignalRowFragment, SignalSortField>;

/** Columns of the own signals: the title, by which people know them, instead of who reported. */
export const ownColumns = (priorityOrder: readonly string[], now: Date): readonly SignalColumn[] => {
  const all = signalColumns(priorityOrder, now).filter(({ key }) => !operators.has(key));
  const [number, ...others] = all;
  return number ? [number, titleColumn, ...others] : all;
};

const operators = new Set(['createdBy', 'workCardNo']);

const titleColumn: SignalColumn = {
  key: 'title',
  header: texts.title,
  kind: 'text',
  value: ({ title }) => title,
};

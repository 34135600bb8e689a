import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { metresBetween, type Place } from '../map/picker/place.ts';
import { emptyMark, formatDistance } from '../platform/format.ts';
import { onPhone } from '../platform/width.ts';
import { RecordLink } from '../session/record-link.tsx';
import { checkboxStyle } from '../ui/checkbox-style.ts';
import { StatusBadge } from '../signals/status-badge.tsx';
import { Priority } from '../ui/glyphs/priority.tsx';
import { DateTime, Empty } from '../ui/list/table/cells.tsx';
import { valueStyle } from '../ui/list/table/list-style.ts';
import type { LinkedSignalFragment } from './preview/preview.generated.ts';
import { texts } from './preview/preview.texts.ts';
import { useBreakdownChoices } from './use-breakdown-choices.ts';

interface SignalTableProps {
  caption: string;
  signals: readonly LinkedSignalFragment[];
  /** The place from which distances are measured; if null, no distances are shown. */
  from: Place | null;
  /** Why the signal may belong to the breakdown. */
  reasonOf?: (signal: LinkedSignalFragment) => ReactNode;
  /** Renders the cell before the number of a signal, such as a checkbox. */
  markOf?: (signal: LinkedSignalFragment) => ReactNode;
  /** Replaces the heading of the marks, for example with a checkbox for all signals. */
  markAll?: ReactNode;
  actionOf: (signal: LinkedSignalFragment) => ReactNode;
  /** If false, the table has no columns of the last response and of the status. */
  hasResponse?: boolean;
  /** Ids of the signals whose rows are highlighted. */
  chosen?: readonly string[];
}

/** A table of the signals of a breakdown, or of signals that can be linked to it. */
export const SignalTable = ({
  caption,
  signals,
  from,
  reasonOf,
  markOf,
  markAll,
  actionOf,
  chosen,
  hasResponse = true,
}: SignalTableProps) => {
  const { priorityOrder } = useBreakdownChoices();
  return (
    <Frame>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {markOf && (
              <th scope="col" className="mark">
                {markAll ?? texts.choice}
              </th>
            )}
            {[
              texts.signalNo,
              texts.priority,
              texts.signalTitle,
              texts.submitter,
              texts.createdAt,
              ...(hasResponse ? [texts.lastResponse, texts.status] : []),
            ].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {from && (
              <th scope="col" className="number">
                {texts.distance}
              </th>
            )}
            {reasonOf && <th scope="col">{texts.reason}</th>}
            <th scope="col" className="number" data-screen-only="">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {signals.map((signal) => (
            <tr key={signal.id} data-signal={signal.id} data-chosen={chosen?.includes(signal.id) || undefined}>
              {markOf && <td className="mark">{markOf(signal)}</td>}
              <td className="id">
                <RecordLink kind="SIGNAL" id={signal.id} />
              </td>
              <td className="priority">
                {signal.priority ? <Priority priority={signal.priority} order={priorityOrder} /> : emptyMark}
              </td>
              <td className="title">{signal.title}</td>
              <td className="name">{signal.submitter?.name ?? emptyMark}</td>
              <td className="time">
                <DateTime value={signal.createdAt} />
              </td>
              {hasResponse && (
                <>
                  <td className="response">
                    {signal.lastResponseAt ? <DateTime value={signal.lastResponseAt} /> : <Empty />}
                  </td>
                  <td className="status">
                    <StatusBadge status={signal.status} name={signal.statusName} />
                  </td>
                </>
              )}
              {from && <td className="number distance">{distanceText(from, signal.location)}</td>}
              {reasonOf && <td className="reason">{reasonOf(signal)}</td>}
              <td className="number action" data-screen-only="">
                {actionOf(signal)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

const distanceText = (from: Place, to: Place | null): string =>
  to ? formatDistance(metresBetween(from, to)) : emptyMark;

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    ...valueStyle,
    '& table': { w: 'full' },
    '& caption': { srOnly: true },
    '& th, & td': { px: '2.5', py: '1.5', textAlign: 'start', verticalAlign: 'middle', borderBottomWidth: '1px' },
    '& :is(th, td):first-of-type': { ps: { base: '4', lg: '6' } },
    '& :is(th, td):last-of-type': { pe: { base: '4', lg: '6' } },
    '& th': { color: 'fg.muted', bg: 'bg.subtle', fontWeight: 'medium' },
    '& th, & td:not(.title, .name, .reason)': { whiteSpace: 'nowrap' },
    '& .title, & .name, & .reason': { overflowWrap: 'break-word', minW: '8rem' },
    '& tr[data-chosen]': { bg: 'bg.selected' },
    '& .number': { textAlign: 'end' },
    '& .mark input': checkboxStyle,
    '& td a': { fontWeight: 'semibold', color: 'fg.link' },
    // A phone has no space for the columns: each signal is a block of lines with its controls in the first line.
    [onPhone]: {
      '& thead, & .response': { display: 'none' },
      '& table, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '1',
        px: '4',
        py: '3',
        borderBottomWidth: '1px',
      },
      '& tbody td': { p: '0!', borderBottomWidth: '0', minW: '0' },
      '& .title, & .name, & .time, & .status, & .distance, & .reason': { order: '1' },
      '& .title, & .reason': { flex: '1 0 100%' },
      '& .title': { fontWeight: 'medium' },
      '& .action': { ms: 'auto' },
    },
    '@media print': { overflow: 'visible', '& td:is(td)': { whiteSpace: 'normal' } },
  },
});

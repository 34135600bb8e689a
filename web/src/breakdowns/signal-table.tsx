import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { metresBetween, type Place } from '../map/picker/place.ts';
import { emptyMark, formatDateTime, formatNumber } from '../platform/format.ts';
import { RecordLink } from '../session/record-link.tsx';
import { Priority } from '../ui/glyphs/priority.tsx';
import type { LinkedSignalFragment } from './preview/preview.generated.ts';
import { texts } from './preview/preview.texts.ts';
import { useBreakdownChoices } from './use-breakdown-choices.ts';

interface SignalTableProps {
  caption: string;
  signals: readonly LinkedSignalFragment[];
  /** The place from which distances are measured; null: no distances are shown. */
  from: Place | null;
  /** Why the signal may belong to the breakdown. */
  reasonOf?: (signal: LinkedSignalFragment) => ReactNode;
  /** Renders what is before the number of a signal, such as a checkbox. */
  markOf?: (signal: LinkedSignalFragment) => ReactNode;
  actionOf: (signal: LinkedSignalFragment) => ReactNode;
  /** Numbers of the signals whose rows are marked. */
  chosen?: readonly string[];
}

/** A table of the signals of a breakdown, or of those that can be linked to it. */
export const SignalTable = ({ caption, signals, from, reasonOf, markOf, actionOf, chosen }: SignalTableProps) => {
  const { priorityOrder } = useBreakdownChoices();
  return (
    <Frame>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {markOf && <th scope="col">{texts.choice}</th>}
            {[
              texts.signalNo,
              texts.priority,
              texts.signalTitle,
              texts.submitter,
              texts.createdAt,
              texts.lastResponse,
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
            <th scope="col" data-screen-only="">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {signals.map((signal) => (
            <tr key={signal.id} data-signal={signal.id} data-chosen={chosen?.includes(signal.id) || undefined}>
              {markOf && <td>{markOf(signal)}</td>}
              <td>
                <RecordLink kind="SIGNAL" id={signal.id} />
              </td>
              <td>{signal.priority ? <Priority priority={signal.priority} order={priorityOrder} /> : emptyMark}</td>
              <td>{signal.title}</td>
              <td>{signal.submitter?.name ?? emptyMark}</td>
              <td>{formatDateTime(signal.createdAt)}</td>
              <td>{signal.lastResponseAt ? formatDateTime(signal.lastResponseAt) : emptyMark}</td>
              {from && <td className="number">{distanceText(from, signal.location)}</td>}
              {reasonOf && <td>{reasonOf(signal)}</td>}
              <td className="number" data-screen-only="">
                {actionOf(signal)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

const distanceText = (from: Place, to: Place | null): string => {
  if (!to) return emptyMark;
  const metres = metresBetween(from, to);
  if (metres < 1000) return texts.metres(formatNumber(Math.round(metres)));
  return texts.kilometres(formatNumber(Math.round(metres / 100) / 10));
};

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& table': { w: 'full' },
    '& caption': { srOnly: true },
    '& th, & td': { px: '3', py: '1.5', textAlign: 'start', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
    '& th': { color: 'fg.muted', bg: 'bg.subtle', fontWeight: 'medium' },
    '& tr[data-chosen]': { bg: 'bg.selected' },
    '& .number': { textAlign: 'end' },
    '& td a': { fontWeight: 'semibold', color: 'fg.link' },
    '@media print': { overflow: 'visible', '& th, & td': { whiteSpace: 'normal' } },
    '& .state': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

import { memo } from 'react';
import { emptyMark, formatDateTime, timeOf } from '../../../platform/format.ts';
import { texts } from './conversation.texts.ts';
import type { HistoryEntry } from './entries.ts';

/** One line between the messages: who changed what, from what to what. */
export const ChangeLine = memo(({ change }: { change: HistoryEntry }) => (
  <p className="change">
    <span>
      {change.changedBy}: {texts.changes[change.kind]} {change.oldValue !== null && `${change.oldValue} → `}
      <b>{change.newValue ?? emptyMark}</b>
    </span>
    <time dateTime={change.changedAt} title={formatDateTime(change.changedAt)}>
      {timeOf(change.changedAt)}
    </time>
  </p>
));

import { memo } from 'react';
import { emptyMark, formatDateTime } from '../../platform/format.ts';
import { Arrow } from '../arrow.tsx';
import { isSameItem, type ThreadChange } from './thread.ts';

/** A change of the record as one line between the messages. */
export const ChangeLine = memo(
  ({ change: { by, what, from, to, at, sentence } }: { change: ThreadChange }) => (
    <p className="change">
      <span>
        {sentence ? (
          `${by} ${sentence}`
        ) : (
          <>
            {by}: {what} {from}
            {from !== null && <Arrow />}
            <b>{to ?? emptyMark}</b>
          </>
        )}
      </span>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </p>
  ),
  ({ change: left }, { change: right }) => isSameItem(left, right),
);

import { LockKeyhole, UserCheck, UserRound } from 'lucide-react';
import { memo } from 'react';
import { formatDateTime, timeOf } from '../../../platform/format.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { MessageFiles } from '../attachments/message-files.tsx';
import { texts } from './conversation.texts.ts';
import type { Entry } from './entries.ts';

interface MessageProps {
  entry: Entry;
}

/**
 * One message: who, from where, when, what, with which files. Plain elements, since a thread may hold hundreds; for the same
 * reason what has not changed is not drawn again when the signal is read anew.
 */
export const Message = memo(({ entry }: MessageProps) => {
  const Role = icons[entry.kind];
  return (
    <article className={classes[entry.kind]}>
      <header>
        <span className="role">
          <Role aria-hidden="true" />
          {texts.kinds[entry.kind]}
        </span>
        {entry.name && <span>{entry.name}</span>}
        {entry.senderEmail && <span className="email">{texts.email(entry.senderEmail)}</span>}
        {entry.kind === 'NOTE' && <span className="email">{texts.noteHidden}</span>}
        <time dateTime={entry.at} title={formatDateTime(entry.at)}>
          {timeOf(entry.at)}
        </time>
      </header>
      <div className="body">
        <RichTextView document={entry.document} />
      </div>
      {entry.attachmentsCount > 0 && <MessageFiles attachments={entry.attachments} count={entry.attachmentsCount} />}
    </article>
  );
}, isSame);

function isSame({ entry: left }: MessageProps, { entry: right }: MessageProps): boolean {
  return (Object.keys(left) as (keyof Entry)[]).every((field) => left[field] === right[field]);
}

const icons = { CLIENT: UserRound, OPERATOR: UserCheck, NOTE: LockKeyhole };
const classes = { CLIENT: 'message', OPERATOR: 'message operator', NOTE: 'message note' };

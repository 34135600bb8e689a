import { UserCheck, UserRound } from 'lucide-react';
import { memo } from 'react';
import { formatDateTime, timeOf } from '../../../ui/format.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { MessageFiles } from '../attachments/message-files.tsx';
import { texts } from './conversation.texts.ts';
import type { Entry } from './entries.ts';

interface MessageProps {
  entry: Entry;
}

/** One message: who, from where, when, what, with which files. Plain elements, since a thread may hold hundreds. */
export const Message = memo(({ entry }: MessageProps) => {
  const Role = entry.kind === 'OPERATOR' ? UserCheck : UserRound;
  return (
    <article className={entry.kind === 'OPERATOR' ? 'message operator' : 'message'}>
      <header>
        <span className="role">
          <Role aria-hidden="true" />
          {texts.kinds[entry.kind]}
        </span>
        {entry.name && <span>{entry.name}</span>}
        {entry.senderEmail && <span className="email">{texts.email(entry.senderEmail)}</span>}
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
});

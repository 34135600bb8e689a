import { LockKeyhole, UserCheck, UserRound } from 'lucide-react';
import { memo } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { repeatedIcon } from '../glyphs/repeated-icon.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import { MessageFiles } from '../attachments/message-files.tsx';
import { texts } from './conversation.texts.ts';
import { isSameItem, type ThreadMessage } from './thread.ts';

interface MessageProps {
  entry: ThreadMessage;
}

/**
 * One message: sender, e-mail address, time, text and files. It consists of plain elements and is memoised, because a
 * conversation may have hundreds of messages.
 */
export const Message = memo(
  ({ entry }: MessageProps) => {
    const Icon = icons[entry.kind].Reference;
    return (
      <article className={classes[entry.kind]}>
        <header>
          <span className="role">
            <Icon />
            {texts.kinds[entry.kind]}
          </span>
          {entry.name && <span>{entry.name}</span>}
          {entry.senderEmail && <span className="email">{texts.email(entry.senderEmail)}</span>}
          {entry.kind === 'NOTE' && <span className="email">{texts.noteHidden}</span>}
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        </header>
        <div className="body">
          <RichTextView document={entry.document} />
        </div>
        {entry.attachmentsCount > 0 && <MessageFiles attachments={entry.attachments} count={entry.attachmentsCount} />}
      </article>
    );
  },
  ({ entry: left }, { entry: right }) => isSameItem(left, right),
);

const icons = {
  CLIENT: repeatedIcon('message-client', UserRound),
  OPERATOR: repeatedIcon('message-operator', UserCheck),
  NOTE: repeatedIcon('message-note', LockKeyhole),
};

/** The drawings of the icons. A conversation renders them once, and all messages refer to them. */
export const MessageIcons = () => Object.values(icons).map(({ Source }, index) => <Source key={index} />);

const classes = { CLIENT: 'message', OPERATOR: 'message operator', NOTE: 'message note' };

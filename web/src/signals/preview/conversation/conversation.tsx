import { chakra } from '@chakra-ui/react';
import { type Ref, useMemo } from 'react';
import { conversationStyle } from './conversation-style.ts';
import { texts } from './conversation.texts.ts';
import { daysOf, dayTitle } from './days.ts';
import type { Entry } from './entries.ts';
import { Message } from './message.tsx';
import { useNewestInView } from './use-newest-in-view.ts';

interface ConversationProps {
  ref?: Ref<HTMLDivElement>;
  entries: readonly Entry[];
}

/** The thread. It scrolls alone, opens at the newest message, and stays there unless somebody has scrolled away. */
export const Conversation = ({ entries, ref }: ConversationProps) => {
  const days = useMemo(() => daysOf(entries), [entries]);
  const thread = useNewestInView(entries.at(-1)?.id, ref);
  return (
    <chakra.div ref={thread} css={conversationStyle} role="log" aria-label={texts.conversation} tabIndex={0}>
      <div className="thread">
        {days.map(({ day, entries: messages }, place) => (
          <div className="day" key={`${day} ${place}`}>
            <h3 className="separator">{dayTitle(day)}</h3>
            {messages.map((entry) => (
              <Message key={entry.id} entry={entry} />
            ))}
          </div>
        ))}
      </div>
    </chakra.div>
  );
};

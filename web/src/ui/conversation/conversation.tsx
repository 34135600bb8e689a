import { chakra } from '@chakra-ui/react';
import { type Ref, useMemo } from 'react';
import { ChangeLine } from './change-line.tsx';
import { conversationStyle } from './conversation-style.ts';
import { texts } from './conversation.texts.ts';
import { dayTitle, groupByDay } from './days.ts';
import type { ThreadItem } from './thread.ts';
import { Message, MessageIcons } from './message.tsx';
import { useNewestFirst } from './use-newest-first.ts';
import { useNewestInView } from './use-newest-in-view.ts';

interface ConversationProps {
  ref?: Ref<HTMLDivElement>;
  entries: readonly ThreadItem[];
}

/** A conversation, which scrolls independently of the page and shows the newest message until the user scrolls away. */
export const Conversation = ({ entries, ref }: ConversationProps) => {
  const days = useMemo(() => groupByDay(entries), [entries]);
  const { shown, isLive } = useNewestFirst(days);
  const thread = useNewestInView(entries.at(-1)?.id, ref);
  return (
    <chakra.div
      ref={thread}
      css={conversationStyle}
      role="log"
      aria-live={isLive ? undefined : 'off'}
      aria-label={texts.conversation}
      tabIndex={0}
    >
      <div className="thread">
        <MessageIcons />
        {shown.map(({ day, entries: items }) => (
          <div className="day" key={items[0]?.id}>
            <h3 className="separator">{dayTitle(day)}</h3>
            {items.map((item) =>
              item.kind === 'CHANGE' ? (
                <ChangeLine key={item.id} change={item} />
              ) : (
                <Message key={item.id} entry={item} />
              ),
            )}
          </div>
        ))}
      </div>
    </chakra.div>
  );
};

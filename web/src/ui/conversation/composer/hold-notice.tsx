import { Button, Flex } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { texts } from './composer.texts.ts';
import type { MessageConflict, Recipient } from './message-target.ts';

/** Why a message was not sent at once: newer messages, another recipient, or a placeholder that is not filled in. */
export type HoldReason = { kind: MessageConflict } | { kind: 'placeholder'; names: readonly string[] };

interface HoldNoticeProps {
  holdReason: HoldReason | null;
  recipient: Recipient | null;
  onShow: () => void;
  onSend: () => void;
  onDismiss: () => void;
}

/** Shows why the message was not sent, with a button that sends it nevertheless. */
export const HoldNotice = ({ holdReason, recipient, onShow, onSend, onDismiss }: HoldNoticeProps) =>
  holdReason && (
    <Flex role="alert" wrap="wrap" align="center" gap="2" px="3.5" py="1.5" textStyle="sm" bg="bg.warning" color="fg">
      <Hand size={16} aria-hidden="true" />
      <span>
        {holdReason.kind === 'placeholder'
          ? texts.heldByPlaceholder(holdReason.names.join(', '))
          : texts.held[holdReason.kind](recipient?.name)}
      </span>
      <Flex gap="2" ms="auto">
        <Button
          type="button"
          size="xs"
          variant="outline"
          onClick={holdReason.kind === 'newer-messages' ? onShow : onDismiss}
        >
          {texts.back[holdReason.kind]}
        </Button>
        <Button type="button" size="xs" variant="ghost" onClick={onSend}>
          {texts.sendAnyway}
        </Button>
      </Flex>
    </Flex>
  );

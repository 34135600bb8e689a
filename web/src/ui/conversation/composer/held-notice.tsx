import { Button, Flex } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { texts } from './composer.texts.ts';

/** Why a message was not sent at once: there are newer messages, or a placeholder is not filled in. */
export type HoldReason = { kind: 'newer-message' } | { kind: 'placeholder'; names: string };

interface HeldNoticeProps {
  held: HoldReason | null;
  onShow: () => void;
  onSend: () => void;
  onDismiss: () => void;
}

/** Tells why the message was not sent, and lets the user send it all the same. */
export const HeldNotice = ({ held, onShow, onSend, onDismiss }: HeldNoticeProps) =>
  held && (
    <Flex role="alert" wrap="wrap" align="center" gap="2" px="3.5" py="1.5" textStyle="sm" bg="bg.warning" color="fg">
      <Hand size={16} aria-hidden="true" />
      <span>{held.kind === 'newer-message' ? texts.heldByNews : texts.heldByPlaceholder(held.names)}</span>
      <Flex gap="2" ms="auto">
        <Button type="button" size="xs" variant="outline" onClick={held.kind === 'newer-message' ? onShow : onDismiss}>
          {held.kind === 'newer-message' ? texts.showNews : texts.fillIn}
        </Button>
        <Button type="button" size="xs" variant="ghost" onClick={onSend}>
          {texts.sendAnyway}
        </Button>
      </Flex>
    </Flex>
  );

import { Button, Flex } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { texts } from './composer.texts.ts';

/** Why a message was not sent at once: there are newer messages, or a placeholder is not filled in. */
export type HoldReason = { kind: 'newer-message' } | { kind: 'placeholder'; names: readonly string[] };

interface HoldNoticeProps {
  holdReason: HoldReason | null;
  onShow: () => void;
  onSend: () => void;
  onDismiss: () => void;
}

/** Shows why the message was not sent, with a button that sends it nevertheless. */
export const HoldNotice = ({ holdReason, onShow, onSend, onDismiss }: HoldNoticeProps) =>
  holdReason && (
    <Flex role="alert" wrap="wrap" align="center" gap="2" px="3.5" py="1.5" textStyle="sm" bg="bg.warning" color="fg">
      <Hand size={16} aria-hidden="true" />
      <span>
        {holdReason.kind === 'newer-message' ? texts.heldByNews : texts.heldByPlaceholder(holdReason.names.join(', '))}
      </span>
      <Flex gap="2" ms="auto">
        <Button
          type="button"
          size="xs"
          variant="outline"
          onClick={holdReason.kind === 'newer-message' ? onShow : onDismiss}
        >
          {holdReason.kind === 'newer-message' ? texts.showNews : texts.fillIn}
        </Button>
        <Button type="button" size="xs" variant="ghost" onClick={onSend}>
          {texts.sendAnyway}
        </Button>
      </Flex>
    </Flex>
  );

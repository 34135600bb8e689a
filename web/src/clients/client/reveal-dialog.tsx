import { Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import type { RevealClientIdentifierInput } from '../../types.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RevealClientIdentifierDocument, type RevealClientIdentifierMutation } from './client.generated.ts';
import { texts } from './client.texts.ts';

interface RevealDialogProps {
  clientId: string;
  onClose: () => void;
  onShow: (identifier: string | null) => void;
}

/** Asks why the whole EGN or EIK is needed. The reason is recorded with the name of the user. */
export const RevealDialog = ({ clientId, onClose, onShow }: RevealDialogProps) => {
  const [reason, setReason] = useState('');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const command = useCommand(
    mutation<RevealClientIdentifierInput, RevealClientIdentifierMutation>(RevealClientIdentifierDocument),
    {
      read: (result) => (result.__typename === 'RevealClientIdentifierSuccess' ? done(result.identifier) : null),
      texts: { done: () => texts.revealed, refused: texts.revealFailed, unknownOutcome: texts.revealFailed },
    },
  );
  const show = async (): Promise<void> => {
    const outcome = await command.run({ id: clientId, reason: reason.trim() });
    if (outcome.kind === 'done') onShow(outcome.value);
  };
  return (
    <DialogFrame
      title={texts.revealTitle}
      width="30rem"
      onClose={onClose}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={command.isPending || reason.trim() === ''} onClick={() => void show()}>
            {texts.reveal}
          </Button>
        </>
      }
    >
      <Text mb="3">{texts.revealNote}</Text>
      <TextField
        label={texts.reason}
        value={reason}
        required
        maxLength={500}
        problem={command.fieldErrors['reason']}
        onChange={setReason}
        onEnter={() => void (reason.trim() !== '' && show())}
      />
      <CommandNoteLine id="reveal-note" note={command.note} />
    </DialogFrame>
  );
};

import { Button, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { texts } from './address.texts.ts';
import type { ExistingAddress } from './use-save-address.tsx';

interface ExistingAddressDialogProps {
  existing: ExistingAddress;
  onUse: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Offers an existing address, perhaps in another spelling, instead of a duplicate. */
export const ExistingAddressDialog = ({ existing, onUse, onAdd, onClose }: ExistingAddressDialogProps) => {
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={texts.existsTitle}
      width="32rem"
      role="alertdialog"
      onClose={onClose}
      initialFocus={mainButton}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="outline" onClick={onAdd}>
            {texts.addAnyway}
          </Button>
          <Button ref={mainButton} onClick={onUse}>
            {texts.useExisting}
          </Button>
        </>
      }
    >
      <Text color="fg" fontWeight="semibold" mb="2">
        {texts.existing(existing.fullAddress, existing.clientName)}
      </Text>
      <p>{texts.existsQuestion}</p>
    </DialogFrame>
  );
};

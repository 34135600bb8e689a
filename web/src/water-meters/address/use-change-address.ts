import { useApolloClient } from '@apollo/client/react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { sendMutation } from '../../platform/command/send-mutation.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { readError } from '../../platform/request/read-error.ts';
import { toast } from '../../platform/toast.ts';
import { useSession } from '../../session/use-session.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { UpdateWaterMeterAddressDocument, type UpdateWaterMeterAddressMutation } from './address.generated.ts';
import type { AddressParts } from './address-parts.ts';
import { texts } from './address.texts.ts';

type Meter = Pick<WaterMeterDetailsFragment, 'id' | 'fabricNo' | 'address'>;

/**
 * WM-8: gives a meter another address. After a success, the message has a button that restores the address before,
 * unless the meter has another one meanwhile. It also works after the user has left the page.
 */
export const useChangeAddress = (meter: Meter, onReload: () => Promise<unknown>) => {
  const hasTools = useSession().environment.features.includes('SVO_TOOLS');
  const undo = useUndo(meter, onReload);
  const command = useCommand(mutation(UpdateWaterMeterAddressDocument), {
    read: (result: UpdateWaterMeterAddressMutation['updateWaterMeterAddress']) =>
      result.__typename === 'UpdateWaterMeterAddressSuccess' ? done(result.waterMeter?.address?.id ?? null) : null,
    texts: { refused: (reason) => reason || texts.failed, unknownOutcome: texts.unknownOutcome },
    refresh: onReload,
  });
  const previousId = meter.address?.id ?? null;
  /** `addressId`: the chosen address; null if only values are chosen. Returns whether the address is stored. */
  const save = async (address: AddressParts, addressId: string | null): Promise<boolean> => {
    const outcome = await command.run({
      id: meter.id,
      address,
      ...(hasTools && addressId !== null && { addressId }),
      ...(hasTools && { expectedAddressId: previousId }),
    });
    if (outcome.kind !== 'done') return false;
    const { value: storedId } = outcome;
    const canUndo = hasTools && previousId !== null && storedId !== null && storedId !== previousId;
    const action = canUndo ? { label: texts.undo, run: () => void undo(previousId, storedId) } : undefined;
    toast.success(texts.saved(meter.fabricNo), { action });
    return true;
  };
  return { command, save };
};

/** Returns a function that restores an address. The page is read again in any case, because a response may be lost. */
const useUndo = ({ id, fabricNo }: Meter, onReload: () => Promise<unknown>) => {
  const client = useApolloClient();
  return async (addressId: string, expectedAddressId: string): Promise<void> => {
    const input = { id, address: {}, addressId, expectedAddressId };
    try {
      const result = await sendMutation(client, UpdateWaterMeterAddressDocument, input);
      if ('message' in result) toast.error(texts.undoFailed(result.message));
      else toast.success(texts.undone(fabricNo));
    } catch (error) {
      toast.error(texts.undoFailed(readError(error).reason));
    }
    await onReload().catch(() => undefined);
  };
};

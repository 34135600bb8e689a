import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { sendMutation } from '../../platform/command/send-mutation.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import type { Place } from '../../map/picker/place.ts';
import { readError } from '../../platform/request/read-error.ts';
import { toast } from '../../platform/toast.ts';
import { waterMeterPath } from '../water-meters.screens.ts';
import {
  MoveWaterMeterDocument,
  SnapWaterMeterDocument,
  type SnapWaterMeterMutation,
  type SvoMeterQuery,
} from './svo.generated.ts';
import { texts } from './svo.texts.ts';

export type SvoMeter = NonNullable<SvoMeterQuery['waterMeter']>;

type Result = SnapWaterMeterMutation['snapWaterMeter'];

/**
 * WM-5: stores the chosen SVO. After the response, the dialog is closed and the outcome is shown. After a success, the
 * message has a button that undoes the change, and the page of the meter opens.
 */
export const useSnap = (meter: SvoMeter, { onClose, onStored }: { onClose: () => void; onStored: () => void }) => {
  const navigate = useNavigate();
  const undo = useUndo(meter, onStored);
  const command = useCommand(mutation(SnapWaterMeterDocument), {
    read: (result: Result) => done(result),
    texts: { refused: () => texts.failed, failed: () => texts.failed, unknownOutcome: texts.unknownOutcome },
  });
  const save = async (svoId: string, marker: Place): Promise<void> => {
    const outcome = await command.run({ waterMeterId: meter.id, svoId, marker: toInput(marker) });
    if (outcome.kind === 'not-sent') return;
    onClose();
    if (outcome.kind !== 'done') return;
    const { value: result } = outcome;
    if (result.__typename === 'Refusal') {
      if (result.code === 'SERVICE_REFUSED') toast.info(result.message);
      else toast.error(texts.failed);
      return;
    }
    const stored = result.waterMeter;
    toast.success(texts.stored, stored ? { action: { label: texts.undo, run: () => void undo(stored) } } : {});
    onStored();
    void navigate(waterMeterPath(meter.id));
  };
  return { save, isPending: command.isPending };
};

type Stored = Pick<SvoMeter, 'svoId' | 'location'>;

/** Restores the earlier place and connection, unless somebody has changed them meanwhile. */
const useUndo = (meter: SvoMeter, onStored: () => void) => {
  const client = useApolloClient();
  return async (stored: Stored): Promise<void> => {
    const input = { id: meter.id, place: placeOf(meter), expected: placeOf(stored) };
    try {
      const result = await sendMutation(client, MoveWaterMeterDocument, input);
      if ('message' in result) toast.error(texts.undoFailed(result.message));
      else toast.success(texts.undone);
    } catch (error) {
      toast.error(texts.undoFailed(readError(error).reason));
    }
    onStored();
  };
};

const placeOf = ({ location, svoId }: Stored) => ({ location: location && toInput(location), svoId });

/** Removes `__typename` from a place that a query has returned. */
const toInput = ({ latitude, longitude }: Place): Place => ({ latitude, longitude });

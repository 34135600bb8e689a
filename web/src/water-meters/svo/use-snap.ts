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

interface SnapOptions {
  /** Whether the installation has SVO_TOOLS, which compares the SVO that the user saw. */
  hasTools: boolean;
  onClose: () => void;
  onStored: () => void;
  /** Called if the meter has got another SVO meanwhile, to load it. */
  onOutdated: () => void;
}

/**
 * WM-5: stores the chosen SVO. After the response, the dialog is closed and the outcome is shown. After a success, the
 * message has a button that undoes the change, and the page of the meter opens. If the meter has got another SVO
 * meanwhile, the dialog stays open with the choice, so that the user can compare both.
 */
export const useSnap = (meter: SvoMeter, { hasTools, onClose, onStored, onOutdated }: SnapOptions) => {
  const navigate = useNavigate();
  const undo = useUndo(meter, onStored);
  const command = useCommand(mutation(SnapWaterMeterDocument), {
    read: (result: Result) => done(result),
    texts: { refused: () => texts.failed, failed: () => texts.failed, unknownOutcome: texts.unknownOutcome },
  });
  const save = async (svoId: string, marker: Place): Promise<void> => {
    const outcome = await command.run({
      waterMeterId: meter.id,
      svoId,
      marker: toInput(marker),
      ...(hasTools && { expectedSvoId: meter.svoId }),
    });
    if (outcome.kind === 'not-sent') return;
    if (outcome.kind === 'done' && isOutdated(outcome.value)) {
      toast.error(texts.changedMeanwhile);
      return onOutdated();
    }
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

const isOutdated = (result: Result): boolean => result.__typename === 'Refusal' && result.code === 'WRONG_STATE';

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

import { useState } from 'react';
import { done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { useSession } from '../../session/use-session.ts';
import { CreateWaterMeterDocument, type CreateWaterMeterMutation } from './add.generated.ts';
import { texts } from './add.texts.ts';

/** WM-12: adds a meter. With IDEMPOTENCY, a repetition after an unknown outcome does not add the meter twice. */
export const useCreateMeter = () => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const command = useCommand(mutation(CreateWaterMeterDocument), {
    isRepeatable,
    keepKey: (keptKey) => keptKey.key !== undefined && setKey(keptKey.key),
    read: (result: CreateWaterMeterMutation['createWaterMeter']) =>
      result.__typename === 'CreateWaterMeterSuccess' ? done(result.waterMeterId) : null,
    texts: {
      done: (_id, { values }) => texts.created(values.fabricNo ?? ''),
      refused: (reason) => texts.notCreated(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
  });
  return { command, key };
};

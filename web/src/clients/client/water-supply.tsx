import { formatDateTime } from '../../platform/format.ts';
import { RecordLink } from '../../session/record-link.tsx';
import { RecordLines } from '../../ui/record/record-lines.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import type { ClientSituationQuery } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { PartFailure } from './part-failure.tsx';

type Outages = NonNullable<ClientSituationQuery['client']>['outages'];

interface WaterSupplyProps {
  /** Undefined until the outages are loaded. */
  outages: Outages | undefined;
  hasFailed: boolean;
  onRetry: () => Promise<unknown>;
}

/** Whether the water of a client is off, and until when. */
export const WaterSupply = ({ outages, hasFailed, onRetry }: WaterSupplyProps) => (
  <RecordSection title={texts.water}>
    {!outages && hasFailed && <PartFailure onRetry={onRetry} />}
    <RecordLines>
      {outages?.length === 0 && <li>{texts.hasWater}</li>}
      {outages?.map(({ breakdownId, workCardNo, address, until }) => (
        <li key={breakdownId}>
          <span className="off">{texts.isOff(until && formatDateTime(until))}</span>
          <RecordLink kind="BREAKDOWN" id={breakdownId}>
            {texts.offAt(address, workCardNo)}
          </RecordLink>
        </li>
      ))}
    </RecordLines>
  </RecordSection>
);

import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordPage, RecordSection, RecordSections } from '../../ui/record/record-page.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { WaterMeterDetailsFragment } from '../water-meters.generated.ts';
import { texts } from './preview.texts.ts';
import { WaterMeterFacts } from './water-meter-facts.tsx';

const AddressSection = lazyPart(() => import('../address/address-section.tsx'), 'AddressSection');

interface WaterMeterRecordProps {
  meter: WaterMeterDetailsFragment;
  /** The last read failed. */
  isStale: boolean;
  onReload: () => Promise<unknown>;
}

/** A water meter that has been read. */
export const WaterMeterRecord = ({ meter, isStale, onReload }: WaterMeterRecordProps) => (
  <RecordPage
    header={<RecordHeader title={texts.title(meter.fabricNo)}>{meter.ownershipType?.name}</RecordHeader>}
    notice={isStale && <IncompleteNotice onRetry={onReload}>{texts.refreshFailed}</IncompleteNotice>}
  >
    <RecordSections label={texts.facts}>
      <RecordSection title={texts.facts}>
        <WaterMeterFacts meter={meter} />
      </RecordSection>
      <AddressSection key={meter.address?.id ?? ''} meter={meter} onReload={onReload} />
    </RecordSections>
  </RecordPage>
);

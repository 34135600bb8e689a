import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { HistorySection } from '../../history/history-section.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { silentContext } from '../../platform/request/busy.ts';
import { useToday } from '../../platform/use-now.ts';
import { useSession } from '../../session/use-session.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import type { Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordColumns } from '../../ui/record/record-columns.tsx';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordMain, RecordPage, RecordSection } from '../../ui/record/record-page.tsx';
import { texts as dateTexts } from '../dates/dates.texts.ts';
import { waterMeterSource } from '../water-meter-source.ts';
import { useWaterMeterSettingsQuery, type WaterMeterDetailsFragment } from './preview.generated.ts';
import { waterMeterPath } from '../water-meters.screens.ts';
import { AddressCard, ClientCard } from './meter-cards.tsx';
import { texts } from './preview.texts.ts';
import { WaterMeterFacts } from './water-meter-facts.tsx';

const AddressSection = lazyPart(() => import('../address/address-section.tsx'), 'AddressSection');
const PlaceSection = lazyPart(() => import('../place/place-section.tsx'), 'PlaceSection');
const PlaceMap = lazyPart(() => import('../../map/picker/place-map.tsx'), 'PlaceMap');
const DatesForm = lazyPart(() => import('../dates/dates-form.tsx'), 'DatesForm');
const ReadingsSection = lazyPart(() => import('../readings/readings-section.tsx'), 'ReadingsSection');
const BalanceSection = lazyPart(() => import('../readings/balance-section.tsx'), 'BalanceSection');

interface WaterMeterRecordProps {
  meter: WaterMeterDetailsFragment;
  /** Null if the meter is not in the list of water meters that was shown last. */
  neighbours: Neighbours | null;
  /** True if the last read failed. */
  isStale: boolean;
  onReload: () => Promise<unknown>;
}

const defaultDeviationPercent = 100;

/** The page of a loaded water meter (WM-6 to WM-11). */
export const WaterMeterRecord = ({ meter, neighbours, isStale, onReload }: WaterMeterRecordProps) => {
  const { environment } = useSession();
  const hasTools = environment.features.includes('WATER_METER_TOOLS');
  const { data } = useWaterMeterSettingsQuery({ context: silentContext });
  const settings = data?.waterMeterSettings;
  const deviation = settings?.deviationPercent ?? defaultDeviationPercent;
  const today = useToday();
  return (
    <RecordPage
      header={<Header meter={meter} neighbours={neighbours} />}
      notice={isStale && <IncompleteNotice onRetry={onReload}>{texts.refreshFailed}</IncompleteNotice>}
    >
      <RecordMain label={texts.facts}>
        <RecordColumns gridTemplateColumns={columns}>
          <div>
            <RecordSection title={texts.facts}>
              <WaterMeterFacts meter={meter} />
            </RecordSection>
            <RecordSection title={dateTexts.title} isScreenOnly>
              <DatesForm meter={meter} onSaved={onReload} />
            </RecordSection>
            <PlaceSection meter={meter} onStored={onReload} />
            {meter.location && environment.features.includes('MAP') && (
              <Location>
                <PlaceMap place={meter.location} />
              </Location>
            )}
          </div>
          <div>
            <Cards>
              <ClientCard meter={meter} settings={settings} />
              <AddressCard meter={meter} settings={settings} />
            </Cards>
            <AddressSection key={meter.address?.id ?? ''} meter={meter} onReload={onReload} />
            <ReadingsSection
              meter={meter}
              deviationPercent={deviation}
              today={today}
              onStored={hasTools ? onReload : undefined}
            />
            {meter.isCommon && hasTools && <BalanceSection waterMeterId={meter.id} />}
            {environment.features.includes('RECORD_HISTORY') && (
              <HistorySection
                entity="WATER_METER"
                recordId={meter.id}
                changes={listChanged}
                concerns={(change) => hasNewRows(change, waterMeterSource.field)}
              />
            )}
          </div>
        </RecordColumns>
      </RecordMain>
    </RecordPage>
  );
};

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 2fr) minmax(0, 3fr)' };

const Header = ({ meter, neighbours }: Pick<WaterMeterRecordProps, 'meter' | 'neighbours'>) => {
  const { mainWaterMeter, ownershipType, isCommon } = meter;
  return (
    <RecordHeader
      title={texts.title(meter.fabricNo)}
      actions={neighbours && <NeighbourLinks neighbours={neighbours} texts={texts} pathOf={waterMeterPath} />}
    >
      {ownershipType && <span>{ownershipType.name}</span>}
      {!isCommon && mainWaterMeter && (
        <span>
          {texts.behind} <Link to={waterMeterPath(mainWaterMeter.id)}>{mainWaterMeter.fabricNo}</Link>
        </span>
      )}
    </RecordHeader>
  );
};

const Location = chakra('div', { base: { h: '16rem', borderBottomWidth: '1px' } });

const Cards = chakra('div', {
  base: { display: { xl: 'grid' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

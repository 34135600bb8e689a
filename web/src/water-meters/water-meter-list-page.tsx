import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ListViews } from '../list-views/list-views.tsx';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { PageNews } from '../ui/list/live/page-news.tsx';
import { useListPage } from '../ui/list/use-list-page.ts';
import { SvoAction } from './svo/svo-action.tsx';
import { SvoDialogHost } from './svo/svo-dialog-host.tsx';
import { useMeterFilter } from './filter/use-meter-filter.ts';
import { WaterMeterItem } from './water-meter-item.tsx';
import { waterMeterColumns } from './water-meter-columns.tsx';
import { waterMeterSource } from './water-meter-source.ts';
import {
  WaterMeterNeighboursDocument,
  WaterMeterRowFragmentDoc,
  type WaterMeterRowFragment,
} from './water-meters.generated.ts';
import { waterMeterPath } from './water-meters.screens.ts';
import { texts } from './water-meters.texts.ts';

const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

/** The list of water meters, /water_meters/list (WM-1 to WM-3). */
export const Component = () => {
  const viewer = useViewer();
  const fields = useMeterFilter();
  const page = useListPage({ name: 'water-meters', source: waterMeterSource, fields, columns: waterMeterColumns });
  const client = useApolloClient();
  const refresh = useCallback(() => void client.refetchQueries({ include: 'active' }), [client]);
  const canSelectSvo = viewer.features.includes('MAP');
  return (
    <>
      <ListScreen
        {...page}
        {...(canSelectSvo && { Action: SvoAction })}
        caption={texts.list}
        filterTitle={texts.filterTitle}
        idOf={idOf}
        pathOf={pathOf}
        openLabelOf={openLabelOf}
        itemOf={itemOf}
        news={<PageNews page={page} ids={WaterMeterNeighboursDocument} rowFragment={rowFragment} />}
        tools={
          <>
            <ListViews list={page.list} viewer={viewer} />
            {viewer.features.includes('WATER_METER_TOOLS') && (
              <ExportLink name="water-meters" variables={page.variables} hint={texts.exportHint} />
            )}
          </>
        }
      />
      {canSelectSvo && <SvoDialogHost list={page.variables} onStored={refresh} />}
    </>
  );
};

const rowFragment = { fragment: WaterMeterRowFragmentDoc, fragmentName: 'WaterMeterRow' };
const idOf = ({ id }: WaterMeterRowFragment): string => id;
const pathOf = ({ id }: WaterMeterRowFragment): string => waterMeterPath(id);
const itemOf = (meter: WaterMeterRowFragment) => <WaterMeterItem meter={meter} />;
const openLabelOf = ({ fabricNo }: WaterMeterRowFragment): string => texts.open(fabricNo);

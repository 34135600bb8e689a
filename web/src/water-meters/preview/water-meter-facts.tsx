import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../platform/format.ts';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { NextCheckDay } from '../next-check-day.tsx';
import { formatCubicMetres } from '../readings/format-cubic-metres.ts';
import { waterMeterPath } from '../water-meters.screens.ts';
import type { WaterMeterDetailsFragment } from './preview.generated.ts';
import { texts } from './preview.texts.ts';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';

/** WM-6: the facts of a water meter that are not edited here. */
export const WaterMeterFacts = ({ meter }: { meter: WaterMeterDetailsFragment }) => {
  const { mainWaterMeter, auditor, closedAt } = meter;
  return (
    <RecordFacts
      facts={[
        { name: texts.fabricNo, value: meter.fabricNo },
        { name: texts.lastRepair, value: meter.lastRepairDate },
        { name: texts.lastCheck, value: meter.lastCheckDate },
        {
          name: texts.nextCheck,
          value: meter.nextCheckDate && <NextCheckDay day={meter.nextCheckDate} closedAt={closedAt} />,
        },
        { name: texts.reading, value: meter.reading && texts.cubicMetres(formatCubicMetres(Number(meter.reading))) },
        { name: texts.ownership, value: meter.ownershipType?.name },
        { name: texts.type, value: meter.type?.name },
        { name: texts.manufacturer, value: meter.manufacturer?.name },
        { name: texts.people, value: meter.customersTotal === null ? null : formatNumber(meter.customersTotal) },
        { name: texts.apartments, value: meter.apartmentsTotal === null ? null : formatNumber(meter.apartmentsTotal) },
        { name: texts.auditor, value: auditor && `${auditor.number} · ${auditor.name}` },
        { name: texts.svo, value: meter.svoId && formatSvoNumber(meter.svoId) },
        ...(!meter.isCommon && mainWaterMeter
          ? [
              {
                name: texts.main,
                value: <Link to={waterMeterPath(mainWaterMeter.id)}>{mainWaterMeter.fabricNo}</Link>,
              },
            ]
          : []),
        { name: texts.createdAt, value: meter.createdAt && formatDateTime(meter.createdAt) },
        { name: texts.modifiedAt, value: meter.modifiedAt && formatDateTime(meter.modifiedAt) },
        ...(closedAt ? [{ name: texts.closedAt, value: formatDateTime(closedAt) }] : []),
      ]}
    />
  );
};

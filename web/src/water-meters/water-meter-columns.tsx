import { NextCheckDay } from './next-check-day.tsx';
import type { Column } from '../ui/list/table/column.ts';
import { readingDecimals } from './readings/format-cubic-metres.ts';
import type { WaterMeterRowFragment, WaterMeterSortField } from './water-meters.generated.ts';
import { texts } from './water-meters.texts.ts';

type WaterMeterColumn = Column<WaterMeterRowFragment, WaterMeterSortField>;

/**
 * 'Общ' or 'Индивидуален', without the word 'водомер', which would be in every row. The meter of a closed account is
 * marked here, because its other values look like those of an open one.
 */
export const shortOwnership = ({ ownershipType, closedAt }: WaterMeterRowFragment): string =>
  [ownershipType && texts.shortOwnership(ownershipType.name), closedAt && texts.closed].filter(Boolean).join(', ');

/** WM-1: the columns of the list. */
export const waterMeterColumns: readonly WaterMeterColumn[] = [
  { key: 'fabricNo', header: texts.fabricNo, sort: 'FABRIC_NO', kind: 'record', value: ({ fabricNo }) => fabricNo },
  {
    key: 'lastRepair',
    header: texts.lastRepair,
    sort: 'LAST_REPAIR_DATE',
    kind: 'date',
    value: ({ lastRepairDate }) => lastRepairDate,
  },
  {
    key: 'lastCheck',
    header: texts.lastCheck,
    sort: 'LAST_CHECK_DATE',
    kind: 'date',
    value: ({ lastCheckDate }) => lastCheckDate,
  },
  {
    key: 'nextCheck',
    header: texts.nextCheck,
    sort: 'NEXT_CHECK_DATE',
    width: 8.5,
    kind: 'custom',
    cell: ({ nextCheckDate, closedAt }) => nextCheckDate && <NextCheckDay day={nextCheckDate} closedAt={closedAt} />,
  },
  {
    key: 'ownership',
    // Wide enough for an individual meter with the mark of a closed account.
    width: 11.75,
    header: texts.ownership,
    sort: 'OWNERSHIP_TYPE',
    kind: 'text',
    value: shortOwnership,
  },
  {
    key: 'reading',
    header: texts.reading,
    sort: 'READING',
    kind: 'number',
    decimals: readingDecimals,
    value: ({ reading }) => (reading === null ? null : Number(reading)),
  },
  {
    key: 'createdAt',
    header: texts.createdAt,
    sort: 'CREATED_AT',
    width: 10.25,
    kind: 'dateTime',
    value: ({ createdAt }) => createdAt,
  },
  {
    key: 'modifiedAt',
    header: texts.modifiedAt,
    sort: 'MODIFIED_AT',
    width: 10.25,
    kind: 'dateTime',
    value: ({ modifiedAt }) => modifiedAt,
  },
  {
    key: 'clientNumber',
    width: 7,
    header: texts.clientNumber,
    sort: 'CLIENT_NUMBER',
    kind: 'text',
    value: ({ client }) => client?.clientNumber,
  },
  {
    key: 'clientName',
    width: 14,
    header: texts.clientName,
    sort: 'CLIENT_NAME',
    kind: 'text',
    value: ({ client }) => client?.name,
  },
  {
    key: 'address',
    width: 16,
    header: texts.address,
    sort: 'ADDRESS_DESCRIPTION',
    kind: 'text',
    value: ({ address }) => address?.description,
  },
  {
    key: 'carnet',
    header: texts.carnet,
    sort: 'CARNET',
    kind: 'text',
    value: ({ address }) =>
      address?.carnetCode ? [address.carnetCode, address.carnetPage ?? ''].join(' / ').replace(/ \/ $/, '') : null,
  },
];

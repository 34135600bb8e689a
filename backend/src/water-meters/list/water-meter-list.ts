import { sql, type RawBuilder } from 'kysely';
import { satisfiesRule } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { refTo } from '../../kernel/http/schema.ts';
import { declareList, type ListColumn } from '../../kernel/list/declare-list.ts';
import { addListRoutes } from '../../kernel/list/list-routes.ts';
import { orderByNumber } from '../../kernel/list/nomenclature-order.ts';
import { pageOf } from '../../kernel/list/paging.ts';
import { joined } from '../../kernel/list/sort.ts';
import type { SortSource } from '../../kernel/list/sort.ts';
import { nomenclatures } from '../../kernel/nomenclatures.ts';
import { exportTexts } from './water-meter-export.texts.ts';
import { waterMeterContext, waterMeterFilters, type WaterMeterContext } from './water-meter-filter.ts';
import { readWaterMeters, WaterMeterRow } from './water-meter-row.ts';

const byColumn = (column: RawBuilder<unknown>): SortSource => ({ order: column, emptyWhere: column });

const clientJoin = sql`join client sort_client on sort_client.id = m.client_id`;
const addressJoin = sql`join address sort_address on sort_address.id = m.address_id`;
const carnetJoin = sql`join carnet sort_carnet on sort_carnet.id = sort_carnet_address.carnet_id`;
const carnetAddressJoin = sql`join address sort_carnet_address on sort_carnet_address.id = m.address_id`;

/** WM-1: the columns in the order of the CSV file. */
const columns: Readonly<Record<string, ListColumn<WaterMeterRow>>> = {
  id: { sort: { order: sql`m.id` } },
  waterMeterFabricNo: { sort: { order: sql`m.fabric_no collate bulgarian` }, csv: exportTexts.fabricNo },
  lastDateOfRepair: { sort: byColumn(sql`m.last_date_of_repair`), csv: exportTexts.lastRepair },
  lastDateOfCheck: { sort: byColumn(sql`m.last_date_of_check`), csv: exportTexts.lastCheck },
  nextDateOfCheck: { sort: byColumn(sql`m.next_date_of_check`), csv: exportTexts.nextCheck },
  waterMeterOwnershipType: {
    sort: {
      order: sql`m.ownership_type_id`,
      groups: { column: sql`m.ownership_type_id`, readOrder: orderByNumber(nomenclatures.ownershipTypes) },
    },
    csv: { heading: exportTexts.ownership, value: (meter) => meter.waterMeterOwnershipType?.nameBg ?? null },
  },
  checkValue: { sort: byColumn(sql`m.check_value`), csv: exportTexts.reading },
  createdOn: {
    sort: { order: sql`m.created_on` },
    csv: { heading: exportTexts.createdOn, value: ({ createdOnLocal }) => createdOnLocal },
  },
  modifiedOn: {
    sort: byColumn(sql`m.modified_on`),
    csv: { heading: exportTexts.modifiedOn, value: ({ modifiedOnLocal }) => modifiedOnLocal },
  },
  clientNumber: {
    sort: joined(sql`sort_client.client_number collate bulgarian`, clientJoin, sql`m.client_id`),
    csv: { heading: exportTexts.clientNumber, value: ({ client }) => client?.clientNumber ?? null },
  },
  clientName: {
    sort: joined(
      sql`sort_name.name collate bulgarian`,
      sql`join client sort_name on sort_name.id = m.client_id`,
      sql`m.client_id`,
    ),
    csv: { heading: exportTexts.clientName, value: ({ client }) => client?.name ?? null },
  },
  addressDescription: {
    sort: joined(sql`sort_address.address_description collate bulgarian`, addressJoin, sql`m.address_id`),
    csv: { heading: exportTexts.address, value: ({ address }) => address?.fullAddress ?? null },
  },
  carnet: {
    sort: {
      order: sql`sort_carnet.code collate bulgarian`,
      leftJoin: sql`left ${carnetAddressJoin} left ${carnetJoin}`,
      innerJoin: sql`${carnetAddressJoin} ${carnetJoin}`,
      emptyWhere: sql`(select carnet_id from address where address.id = m.address_id)`,
    },
    csv: {
      heading: exportTexts.carnet,
      value: ({ address }) => carnetOf(address?.carnet ?? null),
    },
  },
};

const carnetOf = (carnet: NonNullable<WaterMeterRow['address']>['carnet']): string | null =>
  carnet && [carnet.carnetCode, carnet.page ?? []].flat().join(' / ');

const waterMeterList = declareList<WaterMeterContext, WaterMeterRow>({
  from: sql`from water_meter m`,
  id: sql`m.id`,
  columns,
  filters: waterMeterFilters,
  importedTable: 'water_meter',
  isStaff: (principal) => satisfiesRule(networkAccess, principal),
});

const WaterMeterPage = pageOf('WaterMeterPage', refTo(WaterMeterRow));

/** Adds the routes of the list and of its CSV file. */
export const addWaterMeterListRoutes = (server: Server, { database }: { database: Database }): void =>
  addListRoutes(server, {
    path: '/api/WaterMeter/GetWaterMeterList',
    bodyPath: '/struma/water-meters/list',
    bodyParameter: 'clientEGN',
    exportPath: '/struma/water-meters/export',
    tags: ['water-meters'],
    access: networkAccess,
    database,
    list: waterMeterList,
    contextOf: waterMeterContext(database),
    row: WaterMeterRow,
    page: WaterMeterPage,
    readRows: (ids) => readWaterMeters(database, ids),
    rowsName: { singular: 'water meter', plural: 'water meters' },
    fileName: exportTexts.fileName,
  });

import { waterMeterFilterFields, waterMeterSortFieldValues } from '@struma/schema/inputs.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { codeOfRule } from '../kernel/list/integrity-rules.ts';

/** WM-1, WM-3: the list of water meters. `names` holds the REST names that differ from those of the schema. */
export const waterMeterList = declareList('/api/WaterMeter/GetWaterMeterList')({
  filterFields: waterMeterFilterFields,
  sortFields: waterMeterSortFieldValues,
  names: {
    filter: {
      fabricNo: 'waterMeterFabricNo',
      integrity: 'integrityCode',
      townName: 'town',
      streetName: 'street',
      ownershipTypeIds: 'waterMeterOwnershipTypeId',
      isClosed: 'closed',
      address: 'addressDescription',
      carnetCode: 'addressCarnetNo',
      carnetPage: 'addressCarnetPage',
      clientTypeIds: 'clientTypeId',
      lastRepair: 'lastDateOfRepair',
      lastCheck: 'lastDateOfCheck',
      nextCheck: 'nextDateOfCheck',
      reading: 'checkValue',
      apartmentsTotal: 'apartamentsTotal',
      typeIds: 'waterMeterTypeCode',
      manufacturerIds: 'manufacturerCode',
      created: 'createdOn',
      modified: 'modifiedOn',
      clientIds: 'clientId',
      districtName: 'district',
      municipalityName: 'municipality',
      addressCreated: 'addressCreatedOn',
      addressModified: 'addressModifiedOn',
      bounds: 'geoRegion',
      addressBounds: 'addressGeoRegion',
    },
    sort: {
      FABRIC_NO: 'waterMeterFabricNo',
      LAST_REPAIR_DATE: 'lastDateOfRepair',
      LAST_CHECK_DATE: 'lastDateOfCheck',
      NEXT_CHECK_DATE: 'nextDateOfCheck',
      OWNERSHIP_TYPE: 'waterMeterOwnershipType',
      READING: 'checkValue',
      CREATED_AT: 'createdOn',
      MODIFIED_AT: 'modifiedOn',
    },
  },
  values: { integrity: codeOfRule },
});

/** The list as CSV. */
export const waterMeterExport: ListExport = {
  field: 'waterMeters',
  list: waterMeterList,
  path: '/struma/water-meters/export',
  feature: 'WATER_METER_TOOLS',
  // Parameters of an empty file: no meter has this ownership type.
  noRows: { waterMeterOwnershipTypeId: 2 ** 31 - 1 },
};

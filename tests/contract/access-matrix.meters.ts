/**
 * Changes of water meters and the reads that their forms need: names of operations, types and REST routes, which all
 * have the same rule in the access matrix.
 */
export const meterChanges = {
  operations: [
    'query svoProposals',
    'query svoQueue',
    'query svoSnapPreview',
    'query addressOptions',
    'query addressMatches',
    'mutation snapWaterMeter',
    'mutation moveWaterMeter',
    'mutation updateWaterMeterAddress',
    'mutation createWaterMeter',
    'query readingChanges',
    'mutation addMeterReading',
    'mutation correctMeterReading',
    'mutation withdrawMeterReading',
  ].join(', '),
  guarded: 'SvoProposal, SvoQueue, SvoSnapPreview, AddressMatch, MeterReadingChange',
  routes: [
    ...['Description', 'StreetName', 'Block', 'Entrance', 'Floor', 'Apartment'].map(
      (level) => `GET /api/WaterMeter/GetAddressProperty${level}DropdownItemsAsKeyValuePairList`,
    ),
    'POST /api/WaterMeter/SnapWatermeterToLine',
    'POST /api/WaterMeter/PreviewSnap',
    'POST /api/WaterMeter/UpdateWaterMeterAddress',
    'POST /api/WaterMeter/CreateWaterMeter',
    'POST /struma/water-meters/place',
    'POST /struma/water-meters/readings',
    'POST /struma/water-meters/readings/change',
    'GET /struma/water-meters/reading-changes',
    'POST /struma/search/addresses',
    'GET /struma/water-meters/svo-proposals',
    'GET /struma/water-meters/svo-queue',
  ].join(', '),
};

/** Reads of water meters, and the change of their dates. */
export const meterReads = {
  operations: [
    'query waterMeters',
    'query waterMeter',
    'query waterMeterTypes',
    'query waterMeterOwnershipTypes',
    'query manufacturers',
    'query carnets',
    'query auditors',
    'query clientsByIdentifier',
    'query waterMeterSettings',
    'query meterBalance',
    'mutation updateWaterMeter',
  ].join(', '),
  guarded: [
    'WaterMeter',
    'WaterMeterClient',
    'WaterMeterAddress',
    'MainWaterMeter',
    'Auditor',
    'MeterReading',
    'WaterMeterOwnershipType',
    'WaterMeterType',
    'Manufacturer',
    'IdentifiedClient',
    'AuditorChoice',
    'Carnet',
  ].join(', '),
  routes: [
    'GET /api/WaterMeter/GetWaterMeterList',
    'GET /api/WaterMeter/GetWaterMeterlById',
    'POST /struma/water-meters/list',
    'GET /struma/water-meters/export',
    'GET /struma/water-meters/balance',
    'POST /api/WaterMeter/Update',
    'POST /struma/clients/by-identifier',
    'GET /api/WaterMeter/getWaterMeterTypesAsKeyValuePairList',
    'GET /api/WaterMeter/getWaterMeterOwnershipTypesAsKeyValuePairList',
    'GET /api/WaterMeter/getManufacturersAsKeyValuePairList',
    'GET /api/WaterMeter/getCarnetsAsKeyValuePairList',
    'GET /api/Audit/getAuditorsAsKeyValuePairList',
    'GET /api/WaterMeter/Audit/getAuditorsAsKeyValuePairList',
  ].join(', '),
};

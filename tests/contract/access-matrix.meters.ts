/** Changes of water meters: names of operations, types and REST routes with one access rule, for the access matrix. */
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
  ].join(', '),
  guarded: 'SvoProposal, SvoQueue, SvoSnapPreview, AddressMatch',
  routes: [
    ...['Description', 'StreetName', 'Block', 'Entrance', 'Floor', 'Apartment'].map(
      (level) => `GET /api/WaterMeter/GetAddressProperty${level}DropdownItemsAsKeyValuePairList`,
    ),
    'POST /api/WaterMeter/SnapWatermeterToLine',
    'POST /api/WaterMeter/PreviewSnap',
    'POST /api/WaterMeter/UpdateWaterMeterAddress',
    'POST /api/WaterMeter/CreateWaterMeter',
    'POST /struma/water-meters/place',
    'POST /struma/search/addresses',
    'GET /struma/water-meters/svo-proposals',
    'GET /struma/water-meters/svo-queue',
  ].join(', '),
};

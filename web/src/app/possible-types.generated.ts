/** Types of each union and interface that has fragments. */
export const possibleTypes: Record<string, string[]> = {
  Failure: ['AddressConflict', 'AddressExists', 'BreakdownConflict', 'ClientConflict', 'HigherReading', 'InvalidInput', 'LowerReading', 'NomenclatureItemConflict', 'Refusal', 'SignalConflict', 'WaterMeterConflict'],
  Lookup: ['AddressChoice', 'AuditorChoice', 'Carnet', 'ClientChoice', 'ClientType', 'Colleague', 'District', 'KevrCategory1', 'KevrCategory2', 'Manufacturer', 'Municipality', 'Priority', 'Street', 'Submitter', 'Town', 'WaterMeterOwnershipType', 'WaterMeterType'],
};

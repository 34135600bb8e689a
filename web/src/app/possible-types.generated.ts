/** Types of each union and interface that has fragments. */
export const possibleTypes: Record<string, string[]> = {
  Failure: ['BreakdownConflict', 'InvalidInput', 'NomenclatureItemConflict', 'Refusal', 'SignalConflict', 'WaterMeterConflict'],
  Lookup: ['AuditorChoice', 'Carnet', 'ClientType', 'Colleague', 'KevrCategory1', 'KevrCategory2', 'Manufacturer', 'Municipality', 'Priority', 'Submitter', 'WaterMeterOwnershipType', 'WaterMeterType'],
};

/** Types of each union and interface that has fragments. */
export const possibleTypes: Record<string, string[]> = {
  Failure: ['AddressConflict', 'AddressExists', 'BreakdownConflict', 'ClientConflict', 'InvalidInput', 'NomenclatureItemConflict', 'Refusal', 'SignalConflict'],
  Lookup: ['AddressChoice', 'ClientChoice', 'ClientType', 'Colleague', 'District', 'KevrCategory1', 'KevrCategory2', 'Municipality', 'Priority', 'Street', 'Submitter', 'Town'],
};

/** A water meter, as far as it shows how many people use its water. */
export interface CountedMeter {
  id: number;
  addressId: number | null;
  /** The meter of a whole building or entrance. */
  isCommon: boolean;
  people: number | null;
  apartments: number | null;
  mainMeterId: number | null;
}

/** Average household in Bulgaria; used where the data has no number of people. */
const householdSize = 2.3;

/**
 * The number of people behind meters. Meters of one address measure the same people; a common meter measures those of
 * its sub-meters, so it counts only without them.
 */
export const countPeople = (meters: readonly CountedMeter[]): { people: number; isEstimate: boolean } => {
  const mains = new Set(meters.map(({ mainMeterId }) => mainMeterId));
  const atAddress = new Map<string, number | null>();
  let [people, isEstimate] = [0, false];
  for (const meter of meters) {
    if (meter.isCommon && mains.has(meter.id)) continue;
    if (!meter.isCommon) {
      const key = meter.addressId === null ? `meter ${meter.id}` : `address ${meter.addressId}`;
      const known = atAddress.get(key) ?? null;
      atAddress.set(key, meter.people === null ? known : Math.max(meter.people, known ?? 0));
      continue;
    }
    isEstimate ||= meter.people === null;
    people += meter.people ?? (meter.apartments ?? 1) * householdSize;
  }
  for (const known of atAddress.values()) {
    isEstimate ||= known === null;
    people += known ?? householdSize;
  }
  return { people: Math.round(people), isEstimate };
};

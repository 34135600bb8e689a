/** The fields of a water meter from which the number of people is counted. */
export interface CountedMeter {
  id: number;
  addressId: number | null;
  /** The meter of a whole building or entrance. */
  isCommon: boolean;
  people: number | null;
  apartments: number | null;
  mainMeterId: number | null;
}

/** People in an average Bulgarian household; used if the number of people is unknown. */
const householdSize = 2.3;

/**
 * Counts the people who use the water of the meters. The individual meters of one address have the same people, who
 * count once. A common meter counts only if none of its sub-meters is in the list.
 */
export const countPeople = (meters: readonly CountedMeter[]): { people: number; isEstimate: boolean } => {
  const mainMeterIds = new Set(meters.map(({ mainMeterId }) => mainMeterId));
  const peopleByAddress = new Map<string, number | null>();
  let [people, isEstimate] = [0, false];
  for (const meter of meters) {
    if (meter.isCommon && mainMeterIds.has(meter.id)) continue;
    if (!meter.isCommon) {
      const key = meter.addressId === null ? `meter ${meter.id}` : `address ${meter.addressId}`;
      const known = peopleByAddress.get(key) ?? null;
      peopleByAddress.set(key, meter.people === null ? known : Math.max(meter.people, known ?? 0));
      continue;
    }
    isEstimate ||= meter.people === null;
    people += meter.people ?? (meter.apartments ?? 1) * householdSize;
  }
  for (const known of peopleByAddress.values()) {
    isEstimate ||= known === null;
    people += known ?? householdSize;
  }
  return { people: Math.round(people), isEstimate };
};

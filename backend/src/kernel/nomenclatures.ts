/** The ids of the reference lists that the product requires; every utility has them. */
export const nomenclatures = {
  signalStatuses: 1,
  priorities: 2,
  kevrCategories1: 3,
  kevrCategories2: 4,
  clientTypes: 5,
  ownershipTypes: 6,
  waterMeterTypes: 7,
  manufacturers: 8,
} as const;

/**
 * True for the statuses of signals: items are neither added nor deactivated, because the product's code depends on
 * them.
 */
export const hasFixedItems = (nomenclatureId: number): boolean => nomenclatureId === nomenclatures.signalStatuses;

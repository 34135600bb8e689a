/** Types of each union and interface that fragments are written for. */
export const possibleTypes: Record<string, string[]> = {
  Lookup: ['Colleague', 'KevrCategory1', 'KevrCategory2', 'Priority', 'Submitter'],
};

interface MutationAnswer<Data> {
  data?: Data | null | undefined;
}

/**
 * The one result of a mutation, to be narrowed by its `__typename`. Rejects when the answer holds no data: then the
 * error link has shown the error already.
 */
export const outcome = async <Data extends object>(
  answer: Promise<MutationAnswer<Data>>,
): Promise<NonNullable<Data[Exclude<keyof Data, '__typename'>]>> => {
  const { data } = await answer;
  const result = Object.entries(data ?? {}).find(([field]) => field !== '__typename')?.[1] as
    | Data[Exclude<keyof Data, '__typename'>]
    | null
    | undefined;
  if (result === null || result === undefined) throw new Error('The answer holds no result.');
  return result;
};

/**
 * The notification channel of lists with new rows. Triggers send its events, with the root field of the list in the
 * GraphQL schema. These events are not stored.
 */
export const listChannel = 'struma_list_changes';

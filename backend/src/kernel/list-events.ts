/**
 * The PostgreSQL channel (NOTIFY) for lists with new or changed rows. Database triggers and routes notify on it; the
 * payload names the root field of the list in the GraphQL schema. These events are not stored.
 */
export const listChannel = 'struma_list_changes';

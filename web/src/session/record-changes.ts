import type { LiveEvent } from '../platform/live/live-event.ts';
import { usePermittedScreens } from './permitted-screens.ts';
import type { RecordKind } from './screen.ts';

/**
 * Returns the live event that is sent when a record of this kind changes; undefined if there is no such event, or the
 * user cannot open such records. For features that show records of other features.
 */
export const useRecordChanges = (kind: RecordKind): LiveEvent<unknown> | undefined =>
  usePermittedScreens().find(({ record }) => record === kind)?.changes;

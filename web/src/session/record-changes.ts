import type { LiveEvent } from '../platform/live/live-event.ts';
import { usePermittedScreens } from './permitted-screens.ts';
import type { RecordKind } from './screen.ts';

/** The event of changes of a kind of records, for features that show them. Undefined: the user cannot open their page. */
export const useRecordChanges = (kind: RecordKind): LiveEvent<unknown> | undefined =>
  usePermittedScreens().find(({ record }) => record === kind)?.changes;

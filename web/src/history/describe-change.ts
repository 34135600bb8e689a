import { activityFields } from '@struma/shared/activity-fields.texts.ts';
import { texts as platformTexts } from '../platform/platform.texts.ts';
import type { ChangeFragment } from './history.generated.ts';
import { texts } from './history.texts.ts';

const fieldNames: ReadonlyMap<string, string> = new Map(Object.entries(activityFields));

/** Label of a field. For an unknown field, which another REST service may record, the name of the field. */
export const fieldLabel = (field: string): string => fieldNames.get(field) ?? field;

const actionsWithoutChange: readonly ChangeFragment['action'][] = ['REVEAL', 'SEARCH'];

/** Label of the changed field; label of the action if there is no field, or the field was shown or searched for. */
export const describeField = ({ field, action }: Pick<ChangeFragment, 'field' | 'action'>): string =>
  field && !actionsWithoutChange.includes(action) ? fieldLabel(field) : describeAction(action);

export const describeAction = (action: ChangeFragment['action']): string =>
  action ? texts.actions[action] : texts.otherAction;

/** A stored value as shown on screen; null if there is none. */
export const describeValue = (value: string | null): string | null => {
  if (value === 'true') return platformTexts.yes;
  if (value === 'false') return platformTexts.no;
  return value || null;
};

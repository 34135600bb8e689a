import { texts as platformTexts } from '../platform/platform.texts.ts';
import type { ChangeFragment } from './history.generated.ts';
import { texts } from './history.texts.ts';

const fieldNames: ReadonlyMap<string, string> = new Map(Object.entries(texts.fields));

/** What was changed: the field, else the kind of change. */
export const describeField = ({ field, action }: Pick<ChangeFragment, 'field' | 'action'>): string =>
  field ? (fieldNames.get(field) ?? field) : describeAction(action);

export const describeAction = (action: ChangeFragment['action']): string =>
  action ? texts.actions[action] : texts.otherAction;

/** A stored value as shown. Null: there is none. */
export const describeValue = (value: string | null): string | null => {
  if (value === 'true') return platformTexts.yes;
  if (value === 'false') return platformTexts.no;
  return value || null;
};

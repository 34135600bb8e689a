import { SelectField } from '../ui/fields/select-field.tsx';
import { texts } from './administration.texts.ts';
import { useAllGroups } from './use-all-groups.ts';

interface GroupChoiceProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** A select of all groups. */
export const GroupChoice = (props: GroupChoiceProps) => (
  <SelectField
    {...props}
    label={texts.group}
    options={useAllGroups().map(({ id, name }) => ({ value: id, label: name }))}
    empty={texts.chooseGroup}
  />
);

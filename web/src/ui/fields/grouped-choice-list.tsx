import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { type Combobox, keepFocus, List, Option } from './combobox.tsx';

interface GroupedChoiceListProps<Choice> {
  combobox: Combobox<Choice>;
  label: string;
  keyOf: (choice: Choice) => string;
  /** Heading of the group of a choice. Choices of one group follow each other. */
  groupOf: (choice: Choice) => string;
  /** Text beside the heading of the group of a choice; may be empty. */
  noteOf: (choice: Choice) => string;
  children: (choice: Choice) => ReactNode;
}

/** The list of choices of a combobox, in groups with headings. The arrow keys move through all groups. */
export const GroupedChoiceList = <Choice,>(props: GroupedChoiceListProps<Choice>) => {
  const { combobox, label, keyOf, groupOf, noteOf, children } = props;
  const { choices, active, listId, getOptionId, pick } = combobox;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const groups = [...Map.groupBy(choices.entries(), ([, choice]) => groupOf(choice))];
  return (
    <List id={listId} aria-label={label} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {groups.map(([group, members]) => (
        <Group key={group} aria-label={headingOf(group, members, noteOf)}>
          <Heading aria-hidden="true">{headingOf(group, members, noteOf)}</Heading>
          {members.map(([index, choice]) => (
            <Option
              key={keyOf(choice)}
              id={getOptionId(index)}
              aria-selected={index === active}
              onClick={() => pick(choice)}
            >
              {children(choice)}
            </Option>
          ))}
        </Group>
      ))}
    </List>
  );
};

const headingOf = <Choice,>(
  group: string,
  [first]: readonly (readonly [number, Choice])[],
  noteOf: (choice: Choice) => string,
): string => {
  const note = first ? noteOf(first[1]) : '';
  return note === '' ? group : `${group} · ${note}`;
};

const Group = chakra('div', {}, { defaultProps: { role: 'group' } });

const Heading = chakra('div', {
  base: { px: '2', pt: '2', pb: '1', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
});

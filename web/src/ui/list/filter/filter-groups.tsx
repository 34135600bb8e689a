import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { partTexts } from '../list-parts.texts.ts';
import type { FilterField, FilterValues } from './filter-fields.ts';
import { paramsOf } from './filter-kinds.ts';
import type { FilterDraft } from './use-filter-draft.ts';

interface FilterGroupsProps {
  fields: readonly FilterField[];
  draft: FilterDraft;
  /** True after a search: groups with problems are then open. */
  opensProblems: boolean;
  control: (field: FilterField) => ReactNode;
}

/**
 * The fields of a filter. Fields with a group are in folding sections. If there are groups, a search box finds each
 * field by its name.
 */
export const FilterGroups = ({ fields, draft, opensProblems, control }: FilterGroupsProps) => {
  const root = useRef<HTMLDivElement>(null);
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (group: string, isOpen: boolean): void =>
    setOpened((previous) => new Set([...previous].filter((other) => other !== group).concat(isOpen ? group : [])));
  const revealField = (field: FilterField): void => {
    if (field.group !== undefined) toggle(field.group, true);
    requestAnimationFrame(() => {
      const element = root.current?.querySelector(`[data-field="${field.name}"]`);
      element?.scrollIntoView({ block: 'nearest' });
      element?.querySelector<HTMLElement>('input, select')?.focus();
    });
  };
  const controlOf = (field: FilterField): ReactNode => (
    <div key={field.name} className="field" data-field={field.name}>
      {control(field)}
    </div>
  );
  return (
    <Groups ref={root}>
      {groups.length > 0 && <FindField fields={fields} onFind={revealField} />}
      <div className="fields">{fields.filter(({ group }) => group === undefined).map(controlOf)}</div>
      {groups.map((group) => {
        const groupFields = fields.filter((field) => field.group === group);
        const hasProblem = opensProblems && namesOf(groupFields).some((name) => draft.problems[name]);
        return (
          <details
            key={group}
            open={opened.has(group) || hasProblem}
            onToggle={({ currentTarget }) => toggle(group, currentTarget.open)}
          >
            <summary>
              <b>{group}</b>
              <FilledCount fields={groupFields} values={draft.draft} />
              <span className="content">{groupFields.map(labelOf).join(', ')}</span>
            </summary>
            <div className="fields">{groupFields.map(controlOf)}</div>
          </details>
        );
      })}
    </Groups>
  );
};

const FilledCount = ({ fields, values }: { fields: readonly FilterField[]; values: FilterValues }) => {
  const count = namesOf(fields).filter((name) => values[name]?.trim()).length;
  return count > 0 && <span className="count">{partTexts.filled(count)}</span>;
};

const namesOf = (fields: readonly FilterField[]): string[] => paramsOf(fields).map(({ name }) => name);

const labelOf = (field: FilterField): string => ('label' in field ? field.label : partTexts.rangeName(field.from));

interface FindFieldProps {
  fields: readonly FilterField[];
  onFind: (field: FilterField) => void;
}

/** Finds a field when its whole name is typed or picked; Enter finds the first name that contains the text. */
const FindField = ({ fields, onFind }: FindFieldProps) => {
  const [text, setText] = useState('');
  const listId = useId();
  const labels = fields.map((field) => ({ field, label: labelOf(field) }));
  const chooseField = (found: (typeof labels)[number] | undefined): void => {
    if (!found) return;
    setText('');
    onFind(found.field);
  };
  const change = (typed: string): void => {
    setText(typed);
    chooseField(labels.find(({ label }) => label === typed));
  };
  return (
    <div className="find">
      <input
        type="search"
        list={listId}
        aria-label={partTexts.findField}
        placeholder={partTexts.findField}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const typed = text.trim().toLowerCase();
          if (typed) chooseField(labels.find(({ label }) => label.toLowerCase().includes(typed)));
        }}
      />
      <datalist id={listId}>
        {labels.map(({ field, label }) => (
          <option key={field.name} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </div>
  );
};

const Groups = chakra('div', {
  base: {
    minH: '0',
    overflow: 'auto',
    flex: { base: '1', md: 'initial' },
    '& .fields': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      gap: '3',
      columnGap: '4',
      px: '4',
      pt: '1',
      pb: '3',
      alignContent: 'start',
    },
    '& .field': { display: 'contents' },
    '& div:has(> .parts)': { gridColumn: { md: 'span 2' } },
    // The space above is for the focus ring.
    '& .find': { px: '4', pt: '1', pb: '2' },
    '& .find input': {
      w: { base: 'full', md: '13rem' },
      h: { base: 'control.touch', md: 'control.sm' },
      px: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontSize: { base: '1rem', md: 'sm' },
    },
    // Only the groups: a field's dialog may contain a map, which has such elements too.
    '& > details': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '4',
      minH: '9',
      textStyle: 'sm',
      cursor: 'pointer',
    },
    '& > details > summary::before': { content: '"›"', w: '3', color: 'fg.muted', fontWeight: 'semibold' },
    '& > details[open] > summary::before': { transform: 'rotate(90deg)' },
    '& > details > summary b': { flex: 'none', fontWeight: 'semibold' },
    '& .count': {
      flex: 'none',
      px: '1.5',
      bg: 'bg.selected',
      borderRadius: 'sm',
      textStyle: 'xs',
      fontWeight: 'medium',
    },
    '& .content': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'fg.muted' },
    '& > details[open] .content': { display: 'none' },
  },
});

import { Button, chakra } from '@chakra-ui/react';
import { type RefObject, useId, useMemo, useRef } from 'react';
import type { CommandHandle } from '../../platform/command/use-command.ts';
import { useShortcuts } from '../../platform/shortcuts.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { YesNoField } from '../../ui/fields/segment-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { texts } from './item.texts.ts';
import { describeValue, isComplete, type ItemField, type ItemValues, maxLengths, problemOf } from './item-values.ts';

interface ItemFormProps {
  values: ItemValues;
  /** The stored values. Null if the item is new. */
  stored: ItemValues | null;
  /** Fields that the user has changed here, and whose stored value another user has changed meanwhile. */
  outdated?: readonly ItemField[];
  /** Code of another item with the same name. */
  sameName: string | undefined;
  /** True if items of the nomenclature can be neither added nor switched off. */
  isFixed?: boolean;
  isChanged: boolean;
  command: Pick<CommandHandle<never, unknown, unknown>, 'phase' | 'isPending' | 'note' | 'fieldErrors' | 'clear'>;
  onChange: (field: ItemField, value: ItemValues[ItemField]) => void;
  onSave: () => void;
}

/** NO-3: the form with the values of an item and the button that saves them. */
export const ItemForm = ({
  values,
  stored,
  outdated = [],
  sameName,
  isFixed = false,
  isChanged,
  command,
  onChange,
  onSave,
}: ItemFormProps) => {
  const { phase, isPending, note, fieldErrors, clear } = command;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(form);
  const change = (field: ItemField, value: ItemValues[ItemField]): void => {
    clear();
    onChange(field, value);
  };
  const hintOf = (field: ItemField): string | undefined => {
    if (outdated.includes(field)) return texts.storedMeanwhile(describeValue(stored?.[field]));
    return field === 'nameBg' && sameName !== undefined ? texts.sameName(sameName) : undefined;
  };
  const textField = (field: 'code' | 'nameBg' | 'nameEn') => {
    const isRequired = field !== 'nameEn';
    const isEmptied = isRequired && isChanged && stored !== null && values[field]?.trim() === '';
    return (
      <TextField
        label={texts[field]}
        value={values[field] ?? ''}
        required={isRequired}
        maxLength={maxLengths[field]}
        disabled={isPending}
        problem={problemOf(fieldErrors, field) ?? (isEmptied ? texts.required : undefined)}
        hint={hintOf(field)}
        onChange={(value) => change(field, value)}
      />
    );
  };
  const missing = isChanged && !isComplete(values) ? texts.incomplete : '';
  return (
    <Form
      ref={form}
      aria-label={texts.form}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isChanged && isComplete(values)) onSave();
      }}
    >
      {textField('code')}
      {textField('nameBg')}
      {textField('nameEn')}
      <YesNoField
        label={texts.isActive}
        value={String(values.isActive)}
        disabled={isPending || isFixed}
        problem={problemOf(fieldErrors, 'isActive')}
        hint={isFixed ? texts.fixed : hintOf('isActive')}
        onChange={(value) => change('isActive', value === 'true')}
      />
      <div className="foot">
        <Button
          type="submit"
          disabled={isPending || !isChanged || !isComplete(values)}
          aria-keyshortcuts="Control+S"
          aria-describedby={`${id}-note`}
        >
          {texts.save}
        </Button>
        <output>{phase === 'idle' ? missing : texts.phases[phase]}</output>
      </div>
      <CommandNoteLine id={`${id}-note`} note={Object.keys(fieldErrors).length > 0 ? null : note} />
    </Form>
  );
};

/** Ctrl+S saves. */
const useSaveShortcut = (form: RefObject<HTMLFormElement | null>): void => {
  const shortcuts = useMemo(
    () => [
      { code: 'KeyS', ctrl: true, keys: ['Ctrl', 'S'], label: texts.save, run: () => form.current?.requestSubmit() },
    ],
    [form],
  );
  useShortcuts(texts.shortcuts, shortcuts);
};

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxW: '31rem',
    '& .foot': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .foot button': { h: { base: 'control.touch', md: 'control.sm' } },
    '& .foot output': { textStyle: 'xs', color: 'fg.muted' },
  },
});

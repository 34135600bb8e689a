import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CommandHandle } from '../../platform/command/use-command.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { required } from '../../ui/fields/rules.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useClientTypesQuery } from '../clients.generated.ts';
import { describeIdentifier, problemOfIdentifier, type ClientField, type ClientValues } from './client-values.ts';
import { texts } from './client.texts.ts';

interface ClientFormProps {
  values: ClientValues;
  /** The stored EGN or EIK, masked; null if none is stored. */
  masked: string | null;
  /** Whether saving deletes the stored EGN or EIK. If absent, the number cannot be deleted. */
  deletion?: { isChosen: boolean; choose: (isChosen: boolean) => void };
  label: string;
  /** If false, there is nothing to save. A new client can always be saved, so that the form names what is missing. */
  canSave: boolean;
  command: Pick<CommandHandle<never, unknown, unknown>, 'isPending' | 'note' | 'fieldErrors' | 'clear'>;
  onChange: (part: Partial<Record<ClientField, string>>) => void;
  onSave: () => void;
  onClose: (() => void) | undefined;
}

const mandatory: readonly ClientField[] = ['number', 'name', 'typeId'];

/** CL-2: the fields of a client and the button that saves them. */
export const ClientForm = (props: ClientFormProps) => {
  const { values, masked, deletion, label, canSave, command, onChange, onSave, onClose } = props;
  const { data, error, refetch } = useClientTypesQuery();
  const { isPending, note, fieldErrors, clear } = command;
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  // The text of the EGN or EIK when the user left its field.
  const [leftText, setLeftText] = useState<string | null>(null);
  const isComplete =
    mandatory.every((name) => required(values[name]) === null) && problemOfIdentifier(values) !== 'NOT_DIGITS';
  const save = (): void => {
    if (isPending || !canSave) return;
    if (isComplete) return onSave();
    flushSync(() => setIsChecked(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const field = (name: ClientField) => ({
    label: texts[name],
    value: values[name],
    required: mandatory.includes(name),
    disabled: isPending,
    problem:
      Object.entries(fieldErrors).find(([path]) => path.endsWith(name))?.[1] ??
      (isChecked && mandatory.includes(name) ? (required(values[name]) ?? undefined) : undefined),
    onChange: (value: string) => {
      clear();
      onChange({ [name]: value });
    },
  });
  return (
    <Form
      ref={form}
      noValidate
      aria-label={texts.facts}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField {...field('number')} maxLength={50} />
      <TextField {...field('name')} maxLength={250} />
      <TextField
        {...field('identifier')}
        inputMode="numeric"
        maxLength={20}
        hint={
          masked ? (deletion?.isChosen ? texts.identifierDeleted(masked) : texts.identifierHint(masked)) : undefined
        }
        {...describeIdentifier(values.identifier, leftText === values.identifier)}
        onBlur={() => setLeftText(values.identifier)}
      />
      {masked && deletion && values.identifier === '' && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          alignSelf="start"
          disabled={isPending}
          aria-pressed={deletion.isChosen}
          onClick={() => deletion.choose(!deletion.isChosen)}
        >
          {deletion.isChosen ? texts.keepIdentifier : texts.deleteIdentifier}
        </Button>
      )}
      <SelectField
        {...field('typeId')}
        options={data?.clientTypes.map(({ id, name }) => ({ value: id, label: name }))}
        empty={texts.choose}
        onRetry={error ? refetch : undefined}
      />
      <CommandNoteLine id="client-note" note={note} />
      <div className="foot">
        <Button type="submit" size="sm" disabled={isPending || !canSave}>
          {label}
        </Button>
        {onClose && (
          <Button type="button" size="sm" variant="ghost" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
        <output>{isPending ? texts.saving : ''}</output>
      </div>
    </Form>
  );
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

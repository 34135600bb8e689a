import { Button, chakra } from '@chakra-ui/react';
import type { CommandHandle } from '../../platform/command/use-command.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
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
  isChanged: boolean;
  command: Pick<CommandHandle<never, unknown, unknown>, 'isPending' | 'note' | 'fieldErrors' | 'clear'>;
  onChange: (part: Partial<Record<ClientField, string>>) => void;
  onSave: () => void;
  onClose: (() => void) | undefined;
}

const required: readonly ClientField[] = ['number', 'name', 'typeId'];

/** CL-2: the fields of a client and the button that saves them. */
export const ClientForm = (props: ClientFormProps) => {
  const { values, masked, deletion, label, isChanged, command, onChange, onSave, onClose } = props;
  const { data, error, refetch } = useClientTypesQuery();
  const { isPending, note, fieldErrors, clear } = command;
  const isComplete =
    required.every((field) => values[field].trim() !== '') && problemOfIdentifier(values) !== 'NOT_DIGITS';
  const field = (name: ClientField) => ({
    label: texts[name],
    value: values[name],
    required: required.includes(name),
    disabled: isPending,
    problem: Object.entries(fieldErrors).find(([path]) => path.endsWith(name))?.[1],
    onChange: (value: string) => {
      clear();
      onChange({ [name]: value });
    },
  });
  return (
    <Form
      aria-label={texts.facts}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && isChanged && isComplete) onSave();
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
        {...describeIdentifier(values.identifier)}
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
        <Button type="submit" size="sm" disabled={isPending || !isChanged || !isComplete}>
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

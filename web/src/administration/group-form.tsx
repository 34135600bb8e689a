import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { CommandHandle } from '../platform/command/use-command.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { texts } from './administration.texts.ts';
import { Form } from './user-form.tsx';

interface GroupFormProps {
  initial: string;
  command: Pick<CommandHandle<never, unknown, unknown>, 'isPending' | 'note' | 'fieldErrors' | 'clear'>;
  onSave: (name: string) => void;
}

/** AM-5: the form with the name of a group. Its save button is disabled while the name is empty or unchanged. */
export const GroupForm = ({ initial, command, onSave }: GroupFormProps) => {
  const [name, setName] = useState(initial);
  const [isVisited, setIsVisited] = useState(false);
  const { isPending, note, fieldErrors, clear } = command;
  const isValid = name.trim() !== '' && name.trim() !== initial;
  return (
    <Form
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isPending) onSave(name.trim());
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        required
        disabled={isPending}
        problem={fieldErrors['name'] ?? (isVisited && name.trim() === '' ? texts.required : undefined)}
        onBlur={() => setIsVisited(true)}
        onChange={(value) => {
          clear();
          setName(value);
        }}
      />
      <Button type="submit" alignSelf="flex-start" disabled={!isValid || isPending}>
        {texts.save}
      </Button>
      <CommandNoteLine id="group-note" note={note} />
    </Form>
  );
};

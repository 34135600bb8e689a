import { Button, chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { done } from '../platform/command/command.ts';
import { mutation } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { CorrectCallerDocument, type CorrectCallerMutation, type PersonQuery } from './search.generated.ts';
import { personTexts as texts } from './search.texts.ts';

interface CorrectPersonProps {
  person: Pick<NonNullable<PersonQuery['person']>, 'name' | 'phone'> & { submitterId: string };
  onCorrected: () => Promise<unknown>;
}

/** The button that opens the correction of a person's name and telephone number. */
export const CorrectPerson = (props: CorrectPersonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Pencil />
        {texts.correct}
      </Button>
      {isOpen && <CorrectPersonDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

interface CorrectInput {
  submitterId: string;
  name: string;
  phone: string | null;
  expectedName: string;
  expectedPhone: string | null;
}

const CorrectPersonDialog = ({ person, onCorrected, onClose }: CorrectPersonProps & { onClose: () => void }) => {
  const [name, setName] = useState(person.name);
  const [phone, setPhone] = useState(person.phone ?? '');
  const command = useCommand(mutation<CorrectInput, CorrectCallerMutation>(CorrectCallerDocument), {
    // The service answers a repeated correction with success, and records it once.
    isRepeatable: true,
    read: (result) => (result.__typename === 'CorrectCallerSuccess' ? done(null) : null),
    texts: {
      done: () => texts.corrected,
      refused: texts.notCorrected,
      unknownOutcome: () => texts.unknownOutcome,
    },
    refresh: onCorrected,
  });
  const isChanged = name.trim() !== person.name || phone.trim() !== (person.phone ?? '');
  const save = async (): Promise<void> => {
    if (!isChanged || command.isPending) return;
    const { submitterId, name: expectedName, phone: expectedPhone } = person;
    const input = { submitterId, name: name.trim(), phone: phone.trim() || null, expectedName, expectedPhone };
    if ((await command.run(input)).kind === 'done') onClose();
  };
  const field = { disabled: command.isPending, onEnter: () => void save() };
  return (
    <DialogFrame
      title={texts.correctTitle}
      width="30rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* Not disabled while the command runs: a disabled button loses the focus. */}
          <Button aria-disabled={command.isPending || !isChanged} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          {...field}
          label={texts.name}
          value={name}
          required
          problem={command.fieldErrors['name']}
          onChange={(value) => {
            command.clear();
            setName(value);
          }}
        />
        <TextField
          {...field}
          label={texts.phone}
          value={phone}
          inputMode="tel"
          problem={command.fieldErrors['phone']}
          onChange={(value) => {
            command.clear();
            setPhone(value);
          }}
        />
        <CommandNoteLine id="correct-person-note" note={command.note} />
      </Fields>
    </DialogFrame>
  );
};

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

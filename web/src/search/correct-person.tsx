import { Button, chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { done } from '../platform/command/command.ts';
import { mutation } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { useUnsavedWarning } from '../platform/unsaved.ts';
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
  // The values as the user saw them: a reload behind the dialog must not hide a conflict.
  const [seen, setSeen] = useState(person);
  const latest = useRef(person);
  useLayoutEffect(() => {
    latest.current = person;
  });
  const [name, setName] = useState(seen.name);
  const [phone, setPhone] = useState(seen.phone ?? '');
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
  const isChanged = name.trim() !== seen.name || phone.trim() !== (seen.phone ?? '');
  useUnsavedWarning(isChanged);
  const save = async (): Promise<void> => {
    if (!isChanged || command.isPending) return;
    const { submitterId, name: expectedName, phone: expectedPhone } = seen;
    const input = { submitterId, name: name.trim(), phone: phone.trim() || null, expectedName, expectedPhone };
    const { kind } = await command.run(input);
    if (kind === 'done') return onClose();
    if (kind !== 'refused') return;
    // A colleague may have changed the person: the dialog shows what is stored, which the next attempt expects.
    await onCorrected().catch(() => {});
    setSeen(latest.current);
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
            {command.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <Fields>
        <p>{texts.stored(seen.name, seen.phone)}</p>
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

const Fields = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', '& p': { color: 'fg.muted', textStyle: 'sm' } },
});

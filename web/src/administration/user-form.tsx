import { Button, chakra } from '@chakra-ui/react';
import { passwordProblem } from '@struma/shared/account-rules.ts';
import { type ReactNode, useState } from 'react';
import type { CommandHandle } from '../platform/command/use-command.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { YesNoField } from '../ui/fields/segment-field.tsx';
import { email, required } from '../ui/fields/rules.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { texts } from './administration.texts.ts';

export interface UserValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
  isActive: boolean;
}

export type UserField = Exclude<keyof UserValues, 'isActive'>;

/** AM-2, AM-3: the problem of a field; null if the value is valid. */
const problemOf = (field: UserField, values: UserValues): string | null => {
  const value = values[field];
  if (required(value)) return texts.required;
  if (field === 'email' && email(value)) return texts.invalidEmail;
  if (field === 'confirmPassword' && value !== values.password) return texts.wrongConfirmation;
  if (field !== 'password') return null;
  const problem = passwordProblem(value);
  return problem && (problem === 'WEAK' ? texts.weakPassword : texts.lookAlikePassword);
};

interface UserFormProps {
  initial: UserValues;
  /** Fields that are shown, in their order. */
  fields: readonly UserField[];
  passwordHint?: string;
  /** True for the account of the signed-in user, who cannot deactivate it. */
  isOwn?: boolean;
  command: Pick<CommandHandle<never, unknown, unknown>, 'isPending' | 'note' | 'fieldErrors' | 'clear'>;
  /** Shown between the fields and the buttons. */
  children?: ReactNode;
  onSave: (values: UserValues) => void;
}

/**
 * The form of a user. Its save button is disabled until all fields are valid. The problem of a field is shown when the
 * focus has left the field.
 */
export const UserForm = ({
  initial,
  fields,
  passwordHint,
  isOwn = false,
  command,
  children,
  onSave,
}: UserFormProps) => {
  const [values, setValues] = useState(initial);
  const [visitedFields, setVisitedFields] = useState<readonly UserField[]>([]);
  const { isPending, note, fieldErrors, clear } = command;
  const isValid = fields.every((field) => problemOf(field, values) === null);
  const textField = (field: UserField) => {
    const problem = fieldErrors[field] ?? fieldErrors[`changes.${field}`];
    return (
      <TextField
        key={field}
        label={field === 'password' && passwordHint ? texts.newPassword : texts[field]}
        type={field === 'email' ? 'email' : field.endsWith('assword') ? 'password' : 'text'}
        value={values[field]}
        required
        disabled={isPending}
        hint={field === 'password' ? passwordHint : undefined}
        problem={problem ?? (visitedFields.includes(field) ? (problemOf(field, values) ?? undefined) : undefined)}
        onBlur={() => setVisitedFields([...visitedFields, field])}
        onChange={(value) => {
          clear();
          setValues({ ...values, [field]: value });
        }}
      />
    );
  };
  return (
    <Form
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isPending) onSave(values);
      }}
    >
      {fields.map(textField)}
      <YesNoField
        label={texts.active}
        value={String(values.isActive)}
        disabled={isPending || isOwn}
        hint={isOwn ? texts.ownAccount : undefined}
        onChange={(value) => setValues({ ...values, isActive: value === 'true' })}
      />
      {children}
      <Button type="submit" alignSelf="flex-start" disabled={!isValid || isPending}>
        {texts.save}
      </Button>
      <CommandNoteLine id="user-note" note={note} />
    </Form>
  );
};

export const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '31rem' },
});

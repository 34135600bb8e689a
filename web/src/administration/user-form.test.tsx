import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UserForm, type UserField, type UserValues } from './user-form.tsx';

afterEach(cleanup);

const valid: UserValues = {
  username: 'petar.iliev',
  email: 'petar@vik.example',
  firstName: 'Петър',
  lastName: 'Илиев',
  password: 'struma9!',
  confirmPassword: 'struma9!',
  isActive: true,
};
const fields: readonly UserField[] = ['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword'];
const idle = { isPending: false, note: null, fieldErrors: {}, clear: () => undefined };

const renderForm = (values: Partial<UserValues>, passwordHint?: string) => {
  const onSave = jest.fn<(saved: UserValues) => void>();
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <UserForm
        initial={{ ...valid, ...values }}
        fields={fields}
        command={idle}
        onSave={onSave}
        {...(passwordHint !== undefined && { passwordHint })}
      />
    </ChakraProvider>,
  );
  return onSave;
};
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Запази' });
const fieldOf = (label: RegExp) => screen.getByLabelText(label);

describe('AM-2 AM-3 the form of a user', () => {
  test.each<[Partial<UserValues>, RegExp, string]>([
    [{ username: ' ' }, /^Потребителско име/, 'Задължително поле'],
    [{ email: '' }, /^Е-поща/, 'Задължително поле'],
    [{ email: 'не е адрес' }, /^Е-поща/, 'Невалидна е-поща'],
    [{ firstName: '' }, /^Име/, 'Задължително поле'],
    [{ lastName: '' }, /^Фамилия/, 'Задължително поле'],
    [{ password: '' }, /^Парола/, 'Задължително поле'],
    [{ confirmPassword: '' }, /^Потвърждение/, 'Задължително поле'],
    [
      { password: 'struma' },
      /^Парола/,
      'Паролата трябва да съдържа малки латински букви, цифри, специален символ и да е поне 6 символа',
    ],
    [
      { password: 'оооо1!' },
      /^Парола/,
      'Паролата съдържа букви на кирилица. Нужна е поне една малка латинска буква, цифра и специален символ.',
    ],
    [{ confirmPassword: 'struma9?' }, /^Потвърждение/, 'Невалидно потвърждение на парола'],
  ])('AM-2 AM-12 %j cannot be saved; the reason is shown when the focus leaves the field', (values, label, problem) => {
    const onSave = renderForm(values);
    expect([saveButton().disabled, screen.queryByText(problem)]).toEqual([true, null]);
    fireEvent.blur(fieldOf(label));
    expect(screen.queryByText(problem)).not.toBeNull();
    fireEvent.submit(saveButton().closest('form') ?? saveButton());
    expect(onSave).not.toHaveBeenCalled();
  });

  test('AM-2 AM-12 a valid form is saved', () => {
    const onSave = renderForm({});
    expect(saveButton().disabled).toBe(false);
    fireEvent.submit(saveButton().closest('form') ?? saveButton());
    expect(onSave).toHaveBeenCalledWith(valid);
  });

  test('AM-3 advice about a password is shown and does not block a shorter password', () => {
    const onSave = renderForm({ password: 'abcd1!', confirmPassword: 'abcd1!' }, 'Препоръка: поне 8 символа');
    expect(screen.queryByText('Препоръка: поне 8 символа')).not.toBeNull();
    fireEvent.submit(saveButton().closest('form') ?? saveButton());
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

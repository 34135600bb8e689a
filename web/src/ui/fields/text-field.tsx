import { chakra } from '@chakra-ui/react';
import type { HTMLAttributes, Ref } from 'react';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';

interface TextFieldProps extends FieldProps {
  placeholder?: string | undefined;
  type?: 'text' | 'email' | 'password';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** Called on Enter. If absent, Enter submits the form. */
  onEnter?: () => void;
}

export const TextField = ({
  onChange,
  onBlur,
  disabled,
  placeholder,
  type = 'text',
  inputMode,
  maxLength,
  inputRef,
  onEnter,
  ...frame
}: TextFieldProps) => (
  <FieldFrame {...frame} hint={frame.hint ?? describeLimit(frame.value, maxLength)}>
    {(control) => (
      <Input
        {...control}
        ref={inputRef}
        type={type}
        inputMode={inputMode}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={frame.value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
    )}
  </FieldFrame>
);

/** Returns the text that explains why no more characters can be typed. */
const describeLimit = (value: string, maxLength: number | undefined): string | undefined =>
  maxLength !== undefined && value.length >= maxLength ? texts.maxLength(maxLength) : undefined;

const Input = chakra('input', { base: controlStyle });

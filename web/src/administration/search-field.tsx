import { chakra } from '@chakra-ui/react';
import { controlStyle } from '../ui/fields/field-frame.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field whose label is also its placeholder. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <span className="field">
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);

const Input = chakra('input', { base: { ...controlStyle, w: 'full' } });

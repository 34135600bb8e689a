import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { controlStyle } from '../../ui/fields/field-frame.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field whose label is also its placeholder. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <Field className="field">
    <Search size={16} aria-hidden="true" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);

const Field = chakra('span', {
  base: {
    ...controlStyle,
    '& svg': { flex: 'none', color: 'fg.muted' },
    '& input': { flex: '1', minW: '0', outline: 'none' },
  },
});

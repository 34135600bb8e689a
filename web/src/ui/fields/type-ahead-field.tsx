import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import { Popup } from './popup.tsx';
import { useSettled } from './use-settled.ts';

interface Choice {
  value: string;
  label: string;
}

interface TypeAheadFieldProps extends FieldProps {
  /** The words for the chosen value. */
  chosen: string | undefined;
  /** A hook: what fits the typed text, once `wanted`. */
  useOptions: (
    text: string,
    wanted: boolean,
  ) => { options: readonly Choice[] | undefined; total?: number | undefined; failed?: boolean };
}

const typingPause = 250;

/** One of many: typing narrows the list, arrows and Enter choose. Text that names no choice is not kept. */
export const TypeAheadField = ({ chosen, useOptions, onChange, onBlur, disabled, ...frame }: TypeAheadFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const list = useId();
  const open = typed !== null;
  const found = useOptions(useSettled(typed ?? '', typingPause), open);
  const options = typed === '' && found.options ? [noChoice, ...found.options] : found.options;

  const close = (): void => setTyped(null);
  const pick = (choice: Choice | undefined): void => {
    if (choice) onChange(choice.value);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (open) setActive((place) => Math.max(0, Math.min((options?.length ?? 1) - 1, place + step)));
      else setTyped('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(options?.[active]);
    }
  };

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box ref={anchor} data-filled={control['data-filled']} data-invalid={control['aria-invalid']}>
          <input
            id={control.id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list}
            aria-activedescendant={open && options?.[active] ? `${list}-${active}` : undefined}
            autoComplete="off"
            disabled={disabled}
            placeholder={texts.all}
            value={typed ?? chosen ?? ''}
            onChange={(event) => type(event.target.value)}
            onClick={() => setTyped((present) => present ?? '')}
            onKeyDown={press}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          <ChevronDown size={14} />
          {open && (
            <Popup anchor={anchor} onClose={close} fill>
              <List id={list} aria-label={frame.label}>
                {options?.map((option, place) => (
                  <Option
                    key={option.value}
                    id={`${list}-${place}`}
                    aria-selected={place === active}
                    data-chosen={option.value === frame.value || undefined}
                    onPointerDown={(event) => {
                      event.preventDefault();
                      pick(option);
                    }}
                  >
                    {option.label}
                  </Option>
                ))}
              </List>
              <Note>{noteText(found)}</Note>
            </Popup>
          )}
        </Box>
      )}
    </FieldFrame>
  );
};

const noChoice: Choice = { value: '', label: texts.all };

const noteText = ({ options, total, failed }: ReturnType<TypeAheadFieldProps['useOptions']>): string | null => {
  if (failed) return texts.choicesFailed;
  if (!options) return texts.loading;
  if (options.length === 0) return texts.nothingFound;
  return total !== undefined && total > options.length ? texts.typeMore(options.length, total) : null;
};

const Box = chakra('div', { base: { ...controlStyle, '& > svg': { color: 'fg.muted', flex: 'none' } } });

const List = chakra(
  'div',
  { base: { maxH: '18rem', overflow: 'auto', p: '1', textStyle: 'sm', _empty: { display: 'none' } } },
  { defaultProps: { role: 'listbox' } },
);

const Option = chakra(
  'div',
  {
    base: {
      px: '2',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      '&[aria-selected=true], &:hover': { bg: 'bg.muted' },
      '&[data-chosen]': { fontWeight: 'semibold', color: 'struma.fg' },
    },
  },
  { defaultProps: { role: 'option' } },
);

const Note = chakra('output', {
  base: { display: 'block', px: '3', py: '2', textStyle: 'xs', color: 'fg.subtle', _empty: { display: 'none' } },
});

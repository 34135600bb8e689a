import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { formatTypedDate } from './dates.ts';
import { texts } from './fields.texts.ts';
import { Popup } from './popup.tsx';
import { maskDate, maskTime, parseDate } from './typed-dates.ts';

const Calendar = lazyPart(() => import('./calendar.tsx'), 'Calendar');

interface BoxProps {
  value: string;
  onChange: (typed: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Applies the mask only while the user types at the end of the text: elsewhere the mask would move the caret. */
const applyMask = (event: ChangeEvent<HTMLInputElement>, mask: (typed: string) => string): string => {
  const { value, selectionStart } = event.target;
  return selectionStart === null || selectionStart >= value.length ? mask(value) : value;
};

export const DateBox = ({ onChange, ...input }: BoxProps & { id: string; 'aria-describedby': string | undefined }) => (
  <input
    {...input}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    size={10}
    maxLength={10}
    placeholder={texts.datePlaceholder}
    onChange={(event) => onChange(applyMask(event, maskDate))}
  />
);

interface TimeBoxProps extends BoxProps {
  label: string;
  placeholder: string;
  id?: string;
}

export const TimeBox = ({ onChange, label, ...input }: TimeBoxProps) => (
  <input
    {...input}
    className="time"
    type="text"
    inputMode="numeric"
    autoComplete="off"
    size={5}
    maxLength={5}
    aria-label={label}
    onChange={(event) => onChange(applyMask(event, maskTime))}
  />
);

interface CalendarButtonProps {
  label: string;
  /** As typed: `05/03/2026`. */
  value: string;
  onPick: (typed: string) => void;
  anchor: RefObject<HTMLElement | null>;
  disabled?: boolean | undefined;
}

/** Opens the calendar, whose code is loaded on demand. */
export const CalendarButton = ({ label, value, onPick, anchor, disabled }: CalendarButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (day: string): void => {
    onPick(formatTypedDate(day));
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.openCalendar(label)}
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarIcon size={14} />
      </button>
      {isOpen && (
        <Popup anchor={anchor} onClose={close}>
          <Calendar value={parseDate(value).value ?? ''} onPick={pick} />
        </Popup>
      )}
    </>
  );
};

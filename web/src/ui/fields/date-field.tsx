import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { CalendarButton, DateBox, TimeBox } from './date-parts.tsx';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { ControlProps, FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import { joinDateTime, splitDateTime } from './local-time.ts';

interface DateTimeFieldProps extends FieldProps {
  /** The time that is used if the time box is empty. */
  defaultTime: string;
}

/** Date and time in one control. Its value is `05/03/2026 09:30`; `parseDateTime` converts it to the stored value. */
export const DateTimeField = ({ onChange, onBlur, disabled, defaultTime, ...frame }: DateTimeFieldProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  const boxes = splitDateTime(frame.value);
  const change = (changed: Partial<typeof boxes>): void => onChange(joinDateTime({ ...boxes, ...changed }));
  return (
    <FieldFrame {...frame} group="boxes">
      {(control) => (
        <Boxes ref={anchor} {...boxesProps(control)}>
          <DateBox
            {...inputProps(control)}
            value={boxes.date}
            onChange={(date) => change({ date })}
            {...{ onBlur, disabled }}
          />
          <TimeBox
            label={texts.timeOf(frame.label)}
            placeholder={defaultTime}
            value={boxes.time}
            onChange={(time) => change({ time })}
            {...{ onBlur, disabled }}
          />
          <CalendarButton
            label={frame.label}
            value={boxes.date}
            onPick={(date) => change({ date })}
            {...{ anchor, disabled }}
          />
        </Boxes>
      )}
    </FieldFrame>
  );
};

/** A day. Its value is `05/03/2026`; `parseDate` converts it to the stored value. */
export const DateField = ({ onChange, onBlur, disabled, ...frame }: FieldProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame {...frame} group="boxes">
      {(control) => (
        <Boxes ref={anchor} {...boxesProps(control)}>
          <DateBox {...inputProps(control)} value={frame.value} onChange={onChange} {...{ onBlur, disabled }} />
          <CalendarButton label={frame.label} value={frame.value} onPick={onChange} {...{ anchor, disabled }} />
        </Boxes>
      )}
    </FieldFrame>
  );
};

const boxesProps = (control: ControlProps) => ({
  'data-filled': control['data-filled'],
  'data-invalid': control['aria-invalid'],
});

const inputProps = ({ id, ...control }: ControlProps) => ({
  id,
  'aria-describedby': control['aria-describedby'],
  'aria-invalid': control['aria-invalid'],
  'aria-required': control['aria-required'],
});

const Boxes = chakra('div', {
  base: { ...controlStyle, '& input.time': { flex: 'none', w: '3rem', color: 'fg.muted' } },
});

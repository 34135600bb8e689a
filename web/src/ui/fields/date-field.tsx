import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { CalendarButton, DateBox, TimeBox } from './date-parts.tsx';
import { controlStyle, FieldFrame } from './field-frame.tsx';
import type { ControlProps, FieldProps } from './field-frame.tsx';
import { texts } from './fields.texts.ts';
import { joinTyped, splitTyped } from './local-time.ts';

/** A date, typed as `05/03/2026` or picked. Its value is the typed text; `readDate` turns it into what is stored. */
export const DateField = ({ onChange, onBlur, disabled, ...frame }: FieldProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Boxes ref={anchor} {...boxesProps(control)}>
          <DateBox {...inputProps(control)} value={frame.value} {...{ onChange, onBlur, disabled }} />
          <CalendarButton label={frame.label} value={frame.value} onPick={onChange} {...{ anchor, disabled }} />
        </Boxes>
      )}
    </FieldFrame>
  );
};

/** A time of 24 hours, typed as `09:30`; `readTime` checks it. */
export const TimeField = ({ onChange, onBlur, disabled, ...frame }: FieldProps) => (
  <FieldFrame {...frame}>
    {(control) => (
      <Boxes {...boxesProps(control)}>
        <TimeBox
          {...inputProps(control)}
          label={frame.label}
          placeholder="00:00"
          value={frame.value}
          {...{ onChange, onBlur, disabled }}
        />
      </Boxes>
    )}
  </FieldFrame>
);

interface DateTimeFieldProps extends FieldProps {
  /** What an empty time box means. */
  defaultTime: string;
}

/** Date and time joined in one control. Its value is `05/03/2026 09:30`; `readDateTime` turns it into what is stored. */
export const DateTimeField = ({ onChange, onBlur, disabled, defaultTime, ...frame }: DateTimeFieldProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  const boxes = splitTyped(frame.value);
  const change = (changed: Partial<typeof boxes>): void => onChange(joinTyped({ ...boxes, ...changed }));
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

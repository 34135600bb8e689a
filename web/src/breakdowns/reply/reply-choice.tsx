import { chakra } from '@chakra-ui/react';
import { type Store, useStore } from '../../platform/store.ts';
import { longestText } from '@struma/shared/rich-document.ts';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { fillMessage, findUnfilled, type RepliedSignal, type ReplyBreakdown } from './fill-message.ts';
import { texts } from './reply.texts.ts';

interface ReplyChoiceProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  breakdown: ReplyBreakdown;
  /** The signal for which the message is shown. */
  example: RepliedSignal;
  /** Whether the signals are closed after the reply. The run reads it, the checkbox writes it. */
  closes: Store<boolean>;
}

/** The message to all, as one of the submitters will read it. */
export const ReplyChoice = ({ value, onChange, disabled, breakdown, example, closes }: ReplyChoiceProps) => {
  const isClosing = useStore(closes);
  const filled = fillMessage(value, example, breakdown);
  const unfilled = findUnfilled(filled);
  return (
    <Fields>
      <FieldFrame label={texts.message} value={value} hint={texts.hint} required>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={longestText}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      <label>
        <input
          type="checkbox"
          checked={isClosing}
          disabled={disabled}
          onChange={({ target: { checked } }) => closes.set(() => checked)}
        />
        {texts.close}
      </label>
      <section aria-label={texts.preview(example.id)}>
        <h3>{texts.preview(example.id)}</h3>
        <p>{filled || texts.emptyPreview}</p>
        {unfilled && <p role="alert">{texts.unknownPlaceholders(unfilled)}</p>}
      </section>
    </Fields>
  );
};

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& textarea': { ...controlStyle, h: 'auto', py: '2', resize: 'vertical' },
    '& label:has(input)': { display: 'flex', alignItems: 'center', gap: '2', minH: '8', textStyle: 'sm' },
    '& section': { borderWidth: '1px', borderRadius: 'md', px: '3', py: '2', textStyle: 'sm' },
    '& h3': { color: 'fg.muted', textStyle: 'xs' },
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& [role=alert]': { color: 'fg.warning' },
  },
});

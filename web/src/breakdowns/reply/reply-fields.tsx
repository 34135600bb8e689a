import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Store, useStore } from '../../platform/store.ts';
import { maxTextLength } from '@struma/shared/rich-document.ts';
import { controlStyle, FieldFrame } from '../../ui/fields/field-frame.tsx';
import { findUnfilled } from '../../signals/bulk/placeholders.ts';
import { fillMessage, type RepliedSignal, type ReplyBreakdown } from './fill-message.ts';
import { texts } from './reply.texts.ts';

interface ReplyFieldsProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  /** The breakdown as it is stored now. The preview and the sent messages use the same values. */
  breakdown: Store<ReplyBreakdown>;
  /** The signals that get the message, at least one. The preview shows one at a time. */
  signals: readonly RepliedSignal[];
  /** If true, the signals are closed after the reply. Set by the checkbox, read when the replies are sent. */
  closes: Store<boolean>;
}

/** The field for the message to all submitters, the checkbox that closes the signals, and a preview of each message. */
export const ReplyFields = ({ value, onChange, disabled, breakdown, signals, closes }: ReplyFieldsProps) => {
  const isClosing = useStore(closes);
  return (
    <Fields>
      <FieldFrame label={texts.message} value={value} hint={texts.hint} required>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxTextLength}
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
      <Previews value={value} breakdown={useStore(breakdown)} signals={signals} />
    </Fields>
  );
};

type PreviewsProps = Pick<ReplyFieldsProps, 'value' | 'signals'> & { breakdown: ReplyBreakdown };

/** The message of one signal, with buttons that show the message of the previous or next signal. */
const Previews = ({ value, breakdown, signals }: PreviewsProps) => {
  const [index, setIndex] = useState(0);
  const signal = signals[index];
  if (!signal) return null;
  const filled = fillMessage(value, signal, breakdown);
  const unfilled = findUnfilled(filled);
  return (
    <section aria-label={texts.previews}>
      <header>
        <h3>{texts.preview(signal.id)}</h3>
        <span>{texts.previewOf(index + 1, signals.length)}</span>
        <Button
          type="button"
          size="xs"
          variant="ghost"
          aria-label={texts.previousPreview}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          <ChevronLeft />
        </Button>
        <Button
          type="button"
          size="xs"
          variant="ghost"
          aria-label={texts.nextPreview}
          disabled={index === signals.length - 1}
          onClick={() => setIndex(index + 1)}
        >
          <ChevronRight />
        </Button>
      </header>
      <p aria-live="polite">{filled || texts.emptyPreview}</p>
      {unfilled && <p role="alert">{texts.unknownPlaceholders(unfilled)}</p>}
    </section>
  );
};

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& textarea': { ...controlStyle, h: 'auto', py: '2', resize: 'vertical' },
    '& label:has(input)': { display: 'flex', alignItems: 'center', gap: '2', minH: '8', textStyle: 'sm' },
    '& section': { borderWidth: '1px', borderRadius: 'md', px: '3', py: '2', textStyle: 'sm' },
    '& section > header': { display: 'flex', alignItems: 'center', gap: '1', color: 'fg.muted', textStyle: 'xs' },
    '& h3': { flex: '1', color: 'fg.muted', textStyle: 'xs' },
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& [role=alert]': { color: 'fg.warning' },
  },
});

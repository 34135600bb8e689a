import { chakra } from '@chakra-ui/react';
import { LockKeyhole, MessageSquareReply } from 'lucide-react';
import type { MessageKind } from './message-target.ts';
import { texts } from './composer.texts.ts';

interface KindChoiceProps {
  kind: MessageKind;
  onChoose: (kind: MessageKind) => void;
}

/**
 * Switches between reply and note. Reply and note have separate texts, so that a note cannot be sent as a reply by
 * mistake.
 */
export const KindChoice = ({ kind, onChoose }: KindChoiceProps) => (
  <chakra.fieldset aria-label={texts.kinds} css={choiceStyle}>
    <button type="button" aria-pressed={kind === 'REPLY'} onClick={() => onChoose('REPLY')}>
      <MessageSquareReply aria-hidden="true" />
      {texts.reply}
    </button>
    <button type="button" aria-pressed={kind === 'NOTE'} onClick={() => onChoose('NOTE')}>
      <LockKeyhole aria-hidden="true" />
      {texts.note}
    </button>
  </chakra.fieldset>
);

const choiceStyle = {
  display: 'inline-flex',
  flex: 'none',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  overflow: 'hidden',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: { base: '9', md: '7' },
    px: '2.5',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.panel',
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& button + button': { borderInlineStartWidth: '1px', borderColor: 'border.control' },
  '& button[aria-pressed=true]': { bg: 'bg.selected', color: 'struma.fg' },
  '& button:last-child[aria-pressed=true]': { bg: 'gray.solid', color: 'gray.contrast' },
} as const;

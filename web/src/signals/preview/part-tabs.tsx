import { chakra } from '@chakra-ui/react';
import { texts } from './preview.texts.ts';

export type Part = 'conversation' | 'facts' | 'files';

interface PartTabsProps {
  part: Part;
  filesCount: number | undefined;
  onChoose: (part: Part) => void;
}

/** Chooses the part of the record on narrow pages. */
export const PartTabs = ({ part, filesCount, onChoose }: PartTabsProps) => (
  <chakra.nav hideFrom="lg" display="flex" flex="none" px="2" borderBottomWidth="1px" aria-label={texts.parts}>
    {parts.map((one) => (
      <chakra.button
        key={one}
        type="button"
        flex="1"
        h="11"
        fontWeight="medium"
        color="fg.muted"
        borderBottomWidth="2px"
        borderColor="transparent"
        aria-current={one === part ? 'true' : undefined}
        css={{ '&[aria-current]': { color: 'fg', borderColor: 'struma.solid', fontWeight: 'semibold' } }}
        onClick={() => onChoose(one)}
      >
        {texts[one]}
        {one === 'files' && filesCount !== undefined && (
          <chakra.span ms="1.5" textStyle="sm" color="fg.muted">
            {filesCount}
          </chakra.span>
        )}
      </chakra.button>
    ))}
  </chakra.nav>
);

const parts: readonly Part[] = ['conversation', 'facts', 'files'];

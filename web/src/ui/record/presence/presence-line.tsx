import { chakra } from '@chakra-ui/react';
import { Eye, PencilLine } from 'lucide-react';
import { texts } from './presence.texts.ts';
import type { PresentColleague } from './use-presence.ts';

/** The colleagues who have the record open, beginning with those who are writing. */
export const PresenceLine = ({ others }: { others: readonly PresentColleague[] }) => (
  <chakra.output display="inline-flex" flexWrap="wrap" columnGap="3" color="fg.muted">
    {others
      .toSorted((left, right) => Number(right.isWriting) - Number(left.isWriting))
      .map(({ id, name, isWriting }) => (
        <chakra.span
          key={id}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          {...(isWriting && { color: 'fg', fontWeight: 'medium' })}
        >
          {isWriting ? <PencilLine size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
          {isWriting ? texts.writing(name) : texts.viewing(name)}
        </chakra.span>
      ))}
  </chakra.output>
);

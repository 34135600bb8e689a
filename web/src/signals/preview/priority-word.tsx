import { Flex } from '@chakra-ui/react';
import { PriorityGlyph } from '../../ui/glyphs/glyph.tsx';
import { priorityLevel } from '../signal-state.tsx';
import { useSignalChoicesQuery } from '../signals.generated.ts';

interface PriorityWordProps {
  priority: { id: string; name: string };
}

/** The word at once; its sign as soon as the order of all priorities is known. */
export const PriorityWord = ({ priority: { id, name } }: PriorityWordProps) => {
  const { data } = useSignalChoicesQuery();
  const order = data?.priorities.map((priority) => priority.id) ?? [];
  const level = priorityLevel(id, order);
  return (
    <Flex as="span" align="center" gap="1.5">
      {level !== null && <PriorityGlyph level={level} />}
      {name}
    </Flex>
  );
};

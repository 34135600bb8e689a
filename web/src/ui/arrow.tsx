import { chakra } from '@chakra-ui/react';
import { MoveRight } from 'lucide-react';

/** "→" between an old and a new value. Drawn as an icon, because the product's font has no such character. */
export const Arrow = () => (
  <>
    {' '}
    <chakra.span srOnly>→</chakra.span>
    <MoveRight aria-hidden size="1em" style={inline} />{' '}
  </>
);

/** Chakra's style reset makes an icon a block, which would break the line. */
const inline = { display: 'inline', verticalAlign: 'middle' } as const;

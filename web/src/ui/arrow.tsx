import { chakra } from '@chakra-ui/react';
import { MoveRight } from 'lucide-react';

/** "→" between an old and a new value. It is drawn, because the product's font has no such character. */
export const Arrow = () => (
  <>
    {' '}
    <chakra.span srOnly>→</chakra.span>
    <MoveRight aria-hidden size="1em" className="arrow" />{' '}
  </>
);

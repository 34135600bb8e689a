import { IconButton } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { texts } from './record.texts.ts';

/** Prints the record as a sheet without controls. Hidden on phones, whose browsers print from their menus. */
export const PrintRecord = () => (
  <IconButton
    variant="ghost"
    px="0"
    hideBelow="md"
    aria-label={texts.print}
    title={texts.print}
    onClick={() => window.print()}
  >
    <Printer />
  </IconButton>
);

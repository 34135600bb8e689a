import { Text } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CommandNote } from '../platform/command/report-delivery.ts';

/** The error of a command, or the doubt whether it was done, as a line below its field. */
export const CommandNoteLine = ({ id, note }: { id: string; note: CommandNote | null }) => (
  <Text
    id={id}
    role="alert"
    textStyle="xs"
    whiteSpace="pre-line"
    color={note?.isDoubt ? 'fg.warning' : 'fg.error'}
    display="flex"
    gap="1"
    mt={note ? '1' : '0'}
  >
    {note &&
      (note.isDoubt ? <TriangleAlert size={14} aria-hidden="true" /> : <CircleAlert size={14} aria-hidden="true" />)}
    {note?.text}
  </Text>
);

import { Text } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CommandNote } from '../platform/command/report-delivery.ts';

/** The error or the warning of a command, as a line below its field. */
export const CommandNoteLine = ({ id, note }: { id: string; note: CommandNote | null }) => (
  <Text
    id={id}
    role="alert"
    textStyle="xs"
    whiteSpace="pre-line"
    color={note?.isWarning ? 'fg.warning' : 'fg.error'}
    display="flex"
    gap="1"
    mt={note ? '1' : '0'}
  >
    {note &&
      (note.isWarning ? <TriangleAlert size={14} aria-hidden="true" /> : <CircleAlert size={14} aria-hidden="true" />)}
    {note?.text}
  </Text>
);

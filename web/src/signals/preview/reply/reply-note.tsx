import { Text } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Note } from '../../writing/use-sending.ts';

/** What is wrong with the reply, or what is not known about it, under its field. */
export const ReplyNote = ({ id, note }: { id: string; note: Note | null }) => (
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

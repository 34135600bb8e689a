import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { narrow, useWidth } from '../../platform/width.ts';
import { texts } from './list.texts.ts';

/** The link above a list to the form of a new record. On a narrow page the link has a short text. */
export const AddRecordLink = ({ to, label }: { to: string; label: string }) => {
  const isNarrow = useWidth(narrow);
  return (
    <Button asChild size="xs">
      <Link to={to} aria-label={label}>
        <CirclePlus />
        {isNarrow ? texts.add : label}
      </Link>
    </Button>
  );
};

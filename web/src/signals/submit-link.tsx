import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toOwnSubmit, toSubmit } from './signals.screens.ts';
import { texts } from './submit-link.texts.ts';
import { useDesk } from './use-desk.ts';

interface SubmitLinkProps {
  /** The page's primary act. */
  isPrimary?: boolean;
}

/** SG-15: on to a new signal. */
export const SubmitLink = ({ isPrimary = false }: SubmitLinkProps) => {
  const { isOperator } = useDesk();
  return (
    <Button asChild size="sm" {...(!isPrimary && { variant: 'outline' })}>
      <Link to={isOperator ? toSubmit : toOwnSubmit} title={isOperator ? texts.operatorTip : undefined}>
        <CirclePlus />
        {texts.submit}
      </Link>
    </Button>
  );
};

import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownSubmitPath, submitPath } from './signals.screens.ts';
import { texts } from './submit-link.texts.ts';
import { useSignalTools } from './use-signal-tools.ts';

interface SubmitLinkProps {
  /** If true, the link is the primary button of the page. */
  isPrimary?: boolean;
}

/** SG-15: a link to the form of a new signal. Narrow pages show only the icon. */
export const SubmitLink = ({ isPrimary = false }: SubmitLinkProps) => {
  const { isOperator } = useSignalTools();
  return (
    <Button asChild size="sm" {...(!isPrimary && { variant: 'outline' })} {...shortStyle}>
      <Link to={isOperator ? submitPath : ownSubmitPath} title={isOperator ? texts.operatorTip : undefined}>
        <CirclePlus />
        <span className="word">{texts.submit}</span>
      </Link>
    </Button>
  );
};

const shortStyle = {
  mdDown: { boxSize: '11', p: '0', borderWidth: '0', bg: 'transparent', color: 'fg', '& .word': { srOnly: true } },
} as const;

import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useSession } from '../../session/use-session.ts';
import type { SignalsQueryVariables } from '../signals.generated.ts';
import { texts } from './list-desk.texts.ts';

type ExportLinkProps = Pick<SignalsQueryVariables, 'filter' | 'sort'>;

/** All signals that the filter finds, as a file. Nothing where the REST service makes none. */
export const ExportLink = ({ filter, sort }: ExportLinkProps) => {
  const { environment } = useSession();
  if (!environment.features.includes('SIGNAL_EXPORT')) return null;
  return (
    <Button asChild variant="ghost" size="xs" hideBelow="md">
      <a href={exportAddress({ filter, sort })} download="" title={texts.exportHint}>
        <FileDown />
        {texts.export}
      </a>
    </Button>
  );
};

/** The filter and the sort stand in the address as the schema writes them. */
export const exportAddress = ({ filter, sort }: ExportLinkProps): string => {
  const search = new URLSearchParams();
  if (filter) search.set('filter', JSON.stringify(filter));
  if (sort) search.set('sort', JSON.stringify(sort));
  const query = search.toString();
  return query ? `/files/signals.csv?${query}` : '/files/signals.csv';
};

import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import type { ListVariables } from './list-source.ts';
import { texts } from './export.texts.ts';

interface ExportLinkProps {
  /** Name of the CSV file: `/files/<name>.csv`. */
  name: string;
  variables: Pick<ListVariables, 'filter' | 'sort'>;
  hint: string;
}

/** A link to a CSV file with all rows that match the filter. */
export const ExportLink = ({ name, variables, hint }: ExportLinkProps) => (
  <Button asChild variant="ghost" size="xs" hideBelow="md">
    <a href={exportAddress(name, variables)} download="" title={hint}>
      <FileDown />
      {texts.export}
    </a>
  </Button>
);

/** The URL contains the filter and the sort keys as JSON. */
const exportAddress = (name: string, { filter, sort }: ExportLinkProps['variables']): string => {
  const search = new URLSearchParams();
  if (filter) search.set('filter', JSON.stringify(filter));
  if (sort) search.set('sort', JSON.stringify(sort));
  const query = search.toString();
  return query ? `/files/${name}.csv?${query}` : `/files/${name}.csv`;
};

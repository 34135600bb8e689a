import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { Direction } from './table/sorting.ts';

/** Variables of a list's query for rows. */
export interface ListVariables<Filter = unknown, Field extends string = string> {
  filter: Filter | undefined;
  sort: { field: Field; direction: Direction }[] | undefined;
  page: { number: number; size: number };
}

/** The GraphQL operations of a list. */
export interface ListSource<Row, Filter, Field extends string> {
  /** The root field that both operations read. */
  field: string;
  rows: TypedDocumentNode<Record<string, { items: Row[] }>, ListVariables<Filter, Field>>;
  count: TypedDocumentNode<Record<string, { totalCount: number }>, { filter: Filter | undefined }>;
}

/** The operations, with the fragment that refreshes a row in the cache. */
export interface LiveListSource<Row, Filter, Field extends string> extends ListSource<Row, Filter, Field> {
  row: { fragment: DocumentNode; fragmentName: string };
}

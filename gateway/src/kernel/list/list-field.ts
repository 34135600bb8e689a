import type { PageInput } from '../schema-types.generated.ts';
import type { GatewayContext } from '../context.ts';
import { inputTexts } from '../errors.texts.ts';
import { emptyPage, lazyPage, readPageOf } from '../input/paging.ts';
import type { LazyPage, PageQuery } from '../input/paging.ts';
import type { Features } from '../rest/features.ts';
import type { DeclaredList, FilterInput, SortInput } from './declare-list.ts';

interface ListArguments {
  filter?: FilterInput | null;
  sort?: readonly SortInput[] | null;
  page?: PageInput | null;
}

interface ListField<Wire, Row> {
  list: DeclaredList;
  /** Reads a row of the REST service. */
  readRow: (wire: Wire) => Row;
  /** Throws if the caller must not read the list. */
  requireAccess?: (context: GatewayContext) => Promise<void>;
}

/** The resolver of a list: filter, sort and page become one REST call, which reads only what is selected. */
export const listField =
  <Wire, Row>({ list, readRow, requireAccess }: ListField<Wire, Row>) =>
  (_root: unknown, { filter, sort, page }: ListArguments, context: GatewayContext): LazyPage<Row> => {
    const { rest, features } = context;
    const parameters = list.toParameters(filter, sort);
    if (!parameters) return emptyPage(page);
    return lazyPage(page, async (part) => {
      await requireAccess?.(context);
      if (list.hasSeveralValues(filter)) await features.demand('MULTIPLE_FILTER_VALUES', inputTexts.severalValues);
      const query = { ...parameters, ...(await supportedPart(part, features)) };
      // `declareList` has checked the names of the parameters; the rows are what the caller's `readRow` takes.
      return rest.get(list.path, query as never, (answer) => readPageOf(readRow)(answer as never));
    });
  };

/** Resolvers of the type of a page. */
export const listPage = <Row>() => ({
  items: (page: LazyPage<Row>) => page.items() as Promise<Row[]>,
  totalCount: (page: LazyPage<Row>) => page.totalCount(),
});

/** A service that cannot leave out rows or the total is asked for both. */
const supportedPart = async (part: PageQuery, features: Features): Promise<PageQuery> =>
  (await features.has('PARTIAL_PAGES')) ? part : { page: part.page, itemsPerPage: part.itemsPerPage || 5 };

import type { PageInput } from '../schema-types.generated.ts';
import type { GatewayContext } from '../context.ts';
import { inputTexts } from '../errors.texts.ts';
import { emptyPage, lazyPage, readPageOf } from '../input/paging.ts';
import type { LazyPage, PageQuery } from '../input/paging.ts';
import type { Features } from '../rest/features.ts';
import { tracked } from '../tracked.ts';
import type { DeclaredList, FilterInput, ListParameters, SortInput } from './declare-list.ts';

interface ListArguments {
  filter?: FilterInput | null;
  sort?: readonly SortInput[] | null;
  page?: PageInput | null;
}

interface ListField<Wire, Row> {
  list: DeclaredList;
  /** Converts a row of the REST service. */
  readRow: (wire: Wire, filter: FilterInput | null | undefined) => Row;
  /** Throws if the principal may not read the list. */
  requireAccess?: (context: GatewayContext) => Promise<void>;
  /** Converts the parameters to those that the connected service knows. */
  toServiceParameters?: (parameters: ListParameters, context: GatewayContext) => Promise<ListParameters>;
}

/** The resolver of a list: filter, sort and page become one REST call that reads only the selected fields. */
export const listField = <Wire, Row>({ list, readRow, requireAccess, toServiceParameters }: ListField<Wire, Row>) =>
  tracked((_root: unknown, { filter, sort, page }: ListArguments, context: GatewayContext): LazyPage<Row> => {
    const { rest, features } = context;
    const parameters = list.toParameters(filter, sort);
    if (!parameters) return emptyPage(page);
    return lazyPage(page, async (part) => {
      await requireAccess?.(context);
      if (list.hasSeveralValues(filter)) await features.require('MULTIPLE_FILTER_VALUES', inputTexts.severalValues);
      const given = (await toServiceParameters?.(parameters, context)) ?? parameters;
      const query = { ...given, ...(await supportedPart(part, features)) };
      // `declareList` checks the parameter names; `readRow` declares the type of the rows.
      return rest.get(list.path, query as never, (response) =>
        readPageOf((wire: Wire) => readRow(wire, filter))(response as never),
      );
    });
  });

/** Resolvers of a page type. */
export const listPage = <Row>() => ({
  items: tracked((page: LazyPage<Row>) => page.items() as Promise<Row[]>),
  totalCount: tracked((page: LazyPage<Row>) => page.totalCount()),
});

/** A service without partial pages always sends rows and total, so it is asked for at least 5 rows. */
const supportedPart = async (part: PageQuery, features: Features): Promise<PageQuery> =>
  (await features.has('PARTIAL_PAGES')) ? part : { page: part.page, itemsPerPage: part.itemsPerPage || 5 };

import type { PageInput, ServiceFeature } from '../schema-types.generated.ts';
import type { GatewayContext } from '../context.ts';
import { inputTexts } from '../errors.texts.ts';
import { emptyPage, lazyPage, readPageOf } from '../input/paging.ts';
import type { LazyPage, PageQuery, PageResult } from '../input/paging.ts';
import type { Features } from '../rest/features.ts';
import type { PostPath } from '../rest/wire.ts';
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
  /**
   * Reads the list by POST if the query has one of `parameters`: their values, such as personal numbers, must not be in
   * a URL. The service must have `feature`.
   */
  byPost?: { path: PostPath; feature: ServiceFeature; parameters: readonly string[] };
  /** True if the REST call of the list has the id of the signed-in user as a parameter. */
  sendsUserId?: boolean;
  /** Converts the parameters to those that the connected service knows. */
  toServiceParameters?: (parameters: ListParameters, context: GatewayContext) => Promise<ListParameters>;
}

/** Creates the resolver of a list. It converts filter, sort keys and page to one REST call. */
export const createListField = <Wire, Row>({
  list,
  readRow,
  requireAccess,
  byPost,
  sendsUserId = false,
  toServiceParameters,
}: ListField<Wire, Row>) =>
  tracked((_root: unknown, { filter, sort, page }: ListArguments, context: GatewayContext): LazyPage<Row> => {
    const { rest, features, principal } = context;
    const parameters = list.toParameters(filter, sort);
    if (!parameters) return emptyPage(page);
    return lazyPage(page, async (part) => {
      await requireAccess?.(context);
      if (list.hasSeveralValues(filter)) await features.require('MULTIPLE_FILTER_VALUES', inputTexts.severalValues);
      const serviceParameters = (await toServiceParameters?.(parameters, context)) ?? parameters;
      const user = sendsUserId ? { userId: principal.subject } : {};
      const query = { ...serviceParameters, ...user, ...(await supportedPart(part, features)) };
      // The casts are safe: `declareList` has checked the names of the parameters, and `readRow` defines the type of
      // the rows. A reader of `declareReader` has one parameter. It is not wrapped, because the byte projection finds
      // its declaration on the function itself.
      const readFiltered =
        readRow.length > 1 ? (wire: Wire) => readRow(wire, filter) : (readRow as (wire: Wire) => Row);
      const read = readPageOf(readFiltered) as (response: unknown) => PageResult<Row>;
      const isPrivate = byPost?.parameters.some((name) => name in serviceParameters) ?? false;
      if (!byPost || !isPrivate) return rest.get(list.path, query as never, read);
      await features.require(byPost.feature);
      return rest.readByPost(byPost.path, query as never, read);
    });
  });

/** Resolvers of a page type. */
export const listPage = <Row>() => ({
  items: tracked((page: LazyPage<Row>) => page.items() as Promise<Row[]>),
  totalCount: tracked((page: LazyPage<Row>) => page.totalCount()),
});

/**
 * Adapts the page query to the service. Without PARTIAL_PAGES a service always sends rows and total, and the smallest
 * page of the REST contract has 5 rows.
 */
const supportedPart = async (part: PageQuery, features: Features): Promise<PageQuery> =>
  (await features.has('PARTIAL_PAGES')) ? part : { page: part.page, itemsPerPage: part.itemsPerPage || 5 };

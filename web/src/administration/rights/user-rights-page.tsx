import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import { useDebouncedValue } from '../../ui/fields/use-debounced-value.ts';
import { ExportLink } from '../../ui/list/export-link.tsx';
import { PageError } from '../../ui/page-state.tsx';
import { RecordSkeleton } from '../../ui/record/record-skeleton.tsx';
import { accountStyle } from '../account-style.ts';
import { type UserRoleListQuery, useUserRoleListQuery } from '../administration.generated.ts';
import { toUserRoles } from '../administration.screens.ts';
import { texts } from '../administration.texts.ts';
import { LoadMore } from '../load-more.tsx';
import { collectRoles, sourcesOf, type RoleColumn } from './role-columns.ts';
import { SearchField } from '../search-field.tsx';
import { titles } from '../titles.texts.ts';

type Row = UserRoleListQuery['userRoles']['items'][number];

const pageSize = 100;

/** A table of users and roles, for a review of who may do what. Further rows are loaded as they are scrolled to. */
export const Component = () => {
  const [search, setSearch] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const filter = { search: useDebouncedValue(search.trim(), 200) };
  const { data, previousData, error, refetch, fetchMore } = useUserRoleListQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const rows = useDeferredValue(shown?.userRoles.items ?? []);
  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    await fetchMore({
      variables: { page: { number: Math.floor(rows.length / pageSize) + 1, size: pageSize } },
      updateQuery: (present, { fetchMoreResult }) => ({
        userRoles: {
          ...present.userRoles,
          items: [...present.userRoles.items, ...fetchMoreResult.userRoles.items],
        },
      }),
    }).catch(() => undefined);
    setIsLoading(false);
  };
  if (!shown && error) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  if (!shown) return <RecordSkeleton label={texts.loading} hasAside={false} />;
  const { totalCount } = shown.userRoles;
  return (
    <Page>
      <div className="tools">
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <output>{texts.total(formatNumber(totalCount))}</output>
        <span className="end">
          <ExportLink name="user-roles" variables={{ filter, sort: undefined }} hint={texts.rightsListHint} />
        </span>
      </div>
      <RightsTable rows={rows} />
      {rows.length === 0 && <chakra.p p="4">{texts.empty}</chakra.p>}
      {rows.length > 0 && rows.length < totalCount && (
        <LoadMore
          key={rows.length}
          label={texts.countOf(rows.length, totalCount)}
          isLoading={isLoading}
          onLoad={() => void loadMore()}
        />
      )}
    </Page>
  );
};

const RightsTable = ({ rows }: { rows: readonly Row[] }) => {
  const columns = collectRoles(rows.flatMap(({ rights }) => rights));
  return (
    <table aria-label={titles.userRights}>
      <thead>
        <tr>
          <th scope="col">{texts.user}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.user.id}>
            <th scope="row">
              <Link className="name" to={toUserRoles(row.user.id)}>
                {row.user.username}
              </Link>{' '}
              <span className={row.user.isActive ? undefined : 'off'}>
                {[row.user.firstName, row.user.lastName].filter(Boolean).join(' ')}
                {!row.user.isActive && ` (${texts.inactive})`}
              </span>
            </th>
            {columns.map((column) => (
              <RightCell key={column.key} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const RightCell = ({ row, column }: { row: Row; column: RoleColumn }) => {
  const sources = sourcesOf(row.rights, column);
  return (
    <td className={sources === '' ? 'empty' : undefined}>
      {sources !== '' && (
        <span className="state">
          <Check size={16} aria-hidden="true" />
          <span className="role-name">{column.label}:</span> {sources}
        </span>
      )}
    </td>
  );
};

const Page = chakra('div', {
  base: { ...accountStyle, '& .role-name': { md: { srOnly: true } }, '& tbody th': { fontWeight: 'normal' } },
});

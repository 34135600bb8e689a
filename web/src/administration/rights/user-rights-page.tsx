import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExportLink } from '../../ui/list/export-link.tsx';
import { AccountList, pageSize } from '../list/account-list.tsx';
import { type UserRoleListQuery, useUserRoleListQuery } from '../administration.generated.ts';
import { userRolesPath } from '../administration.screens.ts';
import { texts } from '../administration.texts.ts';
import { collectRoles, sourcesOf, type RoleColumn } from './role-columns.ts';
import { titles } from '../titles.texts.ts';
import { useSearch } from '../list/use-search.ts';

type Row = UserRoleListQuery['userRoles']['items'][number];

/** The page with a table of users and their roles, /administration/userRights. */
export const Component = () => {
  const search = useSearch();
  const filter = { search: search.searchedText };
  const { data, previousData, error, refetch, fetchMore } = useUserRoleListQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const loadPage = (number: number): Promise<unknown> =>
    fetchMore({
      variables: { page: { number, size: pageSize } },
      updateQuery: (previous, { fetchMoreResult }) => ({
        userRoles: { ...previous.userRoles, items: [...previous.userRoles.items, ...fetchMoreResult.userRoles.items] },
      }),
    });
  return (
    <AccountList
      page={(data ?? previousData)?.userRoles}
      error={error}
      onRetry={refetch}
      onLoadPage={loadPage}
      search={search}
      texts={texts}
      tools={<ExportLink name="user-roles" variables={{ filter, sort: undefined }} hint={texts.rightsListHint} />}
    >
      {(rows) => <RightsTable rows={rows} />}
    </AccountList>
  );
};

const RightsTable = ({ rows }: { rows: readonly Row[] }) => {
  const columns = collectRoles(rows.flatMap(({ rights }) => rights));
  return (
    <Rights aria-label={titles.userRights}>
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
              <Link className="name" to={userRolesPath(row.user.id)}>
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
    </Rights>
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

const Rights = chakra('table', {
  base: {
    '& .role-name': { md: { srOnly: true } },
    // The user stays visible beside many roles.
    md: {
      '& tr > th:first-of-type': { position: 'sticky', left: '0' },
      '& thead th:first-of-type': { zIndex: '2' },
      '& tbody th': { bg: 'inherit', minW: '14rem' },
    },
  },
});

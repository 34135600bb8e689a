import { chakra } from '@chakra-ui/react';
import { useAllScreens } from '../../session/permitted-screens.ts';
import { PageError } from '../../ui/page-state.tsx';
import type { useUserRightsQuery } from '../administration.generated.ts';
import { texts } from '../administration.texts.ts';
import { describeSources } from './role-columns.ts';
import { screensOfRole } from './screens-of-role.ts';

type UserRightsRead = Pick<ReturnType<typeof useUserRightsQuery>, 'data' | 'error' | 'refetch'>;

/** The roles of a user, each with its sources and the screens that it opens. */
export const UserRights = ({ read: { data, error, refetch } }: { read: UserRightsRead }) => {
  const rights = data?.user?.rights;
  if (!rights && error) return <PageError error={error} onRetry={refetch} />;
  if (!rights) return null;
  return (
    <>
      {rights.length === 0 && <p>{texts.noRights}</p>}
      <Rights>
        {rights.map(({ clientId, roleName, isDirect, groups }) => (
          <li key={`${clientId} ${roleName}`}>
            {texts.rightsOf(clientId, roleName)}
            <span>{describeSources({ isDirect, groups })}</span>
            <OpenedScreens roleName={roleName} />
          </li>
        ))}
      </Rights>
      {rights.some(({ groups }) => groups.length > 0) && (
        <chakra.p color="fg.muted" textStyle="sm" mt="2">
          {texts.groupRightsHint}
        </chakra.p>
      )}
    </>
  );
};

const OpenedScreens = ({ roleName }: { roleName: string }) => {
  const titles = screensOfRole(roleName, useAllScreens());
  if (titles === null) return null;
  return <span className="screens">{titles.length > 0 ? texts.opens(titles.join(', ')) : texts.opensNothing}</span>;
};

const Rights = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '0.5', py: '1.5' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& span': { color: 'fg.muted', textStyle: 'sm' },
    '& .screens': { flexBasis: '100%' },
  },
});

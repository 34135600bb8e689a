import { chakra } from '@chakra-ui/react';
import { PageError } from '../ui/page-state.tsx';
import { useUserRightsQuery } from './administration.generated.ts';
import { texts } from './administration.texts.ts';

/** Why a user has a right: each role with its sources. */
export const UserRights = ({ id }: { id: string }) => {
  const { data, error, refetch } = useUserRightsQuery({ variables: { id }, fetchPolicy: 'network-only' });
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
            <span>{[...(isDirect ? [texts.direct] : []), ...groups.map(texts.fromGroup)].join(', ')}</span>
          </li>
        ))}
      </Rights>
      <chakra.p color="fg.muted" textStyle="sm" mt="2">
        {texts.groupRightsHint}
      </chakra.p>
    </>
  );
};

const Rights = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', gap: '3', py: '1' },
    '& span': { color: 'fg.muted', textStyle: 'sm' },
  },
});

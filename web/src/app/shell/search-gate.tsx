import { Box } from '@chakra-ui/react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useSession } from '../../session/use-session.ts';
import { OptionalBoundary } from '../../ui/optional-boundary.tsx';
import { texts } from '../app.texts.ts';

const SearchBox = lazyPart(() => import('../../search/search-box.tsx'), 'SearchBox');

/** The search field of the top bar, only for operators of TestMainGroup. */
export const SearchGate = () => {
  const { allowedActions, allowedGroups } = useSession();
  if (!allowedActions.includes('OPERATOR') || !allowedGroups.includes('TestMainGroup')) return null;
  return (
    <Box flex="none" w={{ base: '11', md: '9', lg: '14rem', xl: '18rem' }}>
      <OptionalBoundary>
        <SearchBox shortcutGroup={texts.everywhere} />
      </OptionalBoundary>
    </Box>
  );
};

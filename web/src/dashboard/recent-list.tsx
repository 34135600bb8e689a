import { Box, Flex, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { visits } from '../session/visits.ts';
import { useStore } from '../platform/store.ts';
import { texts } from './dashboard.texts.ts';
import { listRecentPages } from './recent.ts';

/** The recently visited pages. Renders nothing if there are none. */
export const RecentList = () => {
  const pages = listRecentPages(useStore(visits), usePermittedScreens(), '/dashboard');
  if (pages.length === 0) return null;
  return (
    <Box as="section" mb="7">
      <Text as="h2" textStyle="lg">
        {texts.recent}
      </Text>
      <Box as="ul" mt="2">
        {pages.map(({ title, address, icon: Icon = FileText }) => (
          <Flex key={address} asChild borderBottomWidth="1px" borderColor="border.muted">
            <li>
              <Flex
                asChild
                flex="1"
                align="center"
                gap="2.5"
                minH={{ base: '11', md: 'row.normal' }}
                textStyle="sm"
                color="fg"
                css={{ '& svg': { color: 'fg.muted', flex: 'none' } }}
              >
                <Link to={address}>
                  <Icon />
                  <Box as="span" truncate>
                    {title}
                  </Box>
                </Link>
              </Flex>
            </li>
          </Flex>
        ))}
      </Box>
    </Box>
  );
};

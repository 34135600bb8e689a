import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { getTitle } from '../session/screen.ts';
import { texts } from './app.texts.ts';
import { findFallback } from './fallback.ts';

/** Shown for unknown paths. */
export const NotFoundPage = () => {
  const fallback = findFallback(usePermittedScreens());
  return (
    <Flex direction="column" align="center" textAlign="center" m="auto" p="6" gap="1">
      <Text
        fontSize="3.5rem"
        lineHeight="3.75rem"
        fontWeight="300"
        letterSpacing="-0.03em"
        color="fg.muted"
        aria-hidden="true"
      >
        404
      </Text>
      <Text as="h2" textStyle="lg" mt="2">
        {texts.error404}
      </Text>
      <Text color="fg.muted">{texts.notFound}</Text>
      {fallback && (
        <Button asChild mt="3.5">
          <Link to={fallback.path}>{texts.toPage(getTitle(fallback, {}))}</Link>
        </Button>
      )}
    </Flex>
  );
};

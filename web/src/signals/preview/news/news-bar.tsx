import { Button, chakra, Flex } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { timeOf } from '../../../platform/format.ts';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { useDesk } from '../../use-desk.ts';
import { texts } from './news.texts.ts';
import type { News } from './use-signal-news.ts';

/** Announces messages that the conversation does not show yet. */
export const NewsBar = ({ news, onShow }: { news: News | null; onShow: () => void }) => {
  const { isOperator } = useDesk();
  return (
    <chakra.output display="block" flex="none" px={{ base: '3', lg: '6' }}>
      {news && (
        <Flex
          align="center"
          gap="2"
          minH={{ base: '12', md: '10' }}
          ps="3"
          pe="1"
          mb="1"
          textStyle="sm"
          borderRadius="lg"
          borderWidth="1px"
          borderColor="orange.border"
          bg="status.reply.bg"
          fontVariantNumeric="tabular-nums"
        >
          <Glyph name="reply" />
          <span>
            <b>{describe(news, isOperator)}</b> {timeOf(news.latest.respondedAt)}{' '}
            {news.count > 1 && texts.more(news.count - 1)}
          </span>
          <Button type="button" size="xs" variant="ghost" color="fg.link" ms="auto" onClick={onShow}>
            {texts.show}
            <ArrowDown />
          </Button>
        </Flex>
      )}
    </chakra.output>
  );
};

const describe = ({ latest: { kind, author } }: News, isOperator: boolean): string => {
  if (kind === 'CLIENT') return texts.fromClient;
  return isOperator ? texts.fromOperator(author) : texts.fromUtility;
};

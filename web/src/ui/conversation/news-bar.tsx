import { Button, chakra, Flex } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { formatDateTime } from '../../platform/format.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { texts } from './news-bar.texts.ts';

interface NewsBarProps {
  /** Messages that are stored and not shown yet; null if none. `text` describes the latest of them. */
  news: { text: string; at: string; count: number } | null;
  onShow: () => void;
}

/** Announces messages that the conversation does not show yet. */
export const NewsBar = ({ news, onShow }: NewsBarProps) => (
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
          <b>{news.text}</b> {formatDateTime(news.at)} {news.count > 1 && texts.more(news.count - 1)}
        </span>
        <Button type="button" size="xs" variant="ghost" color="fg.link" ms="auto" onClick={onShow}>
          {texts.show}
          <ArrowDown />
        </Button>
      </Flex>
    )}
  </chakra.output>
);

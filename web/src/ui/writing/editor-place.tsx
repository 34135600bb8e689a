import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { SkeletonBar } from '../page-state.tsx';
import type { RichTextEditorProps } from '../rich-text/rich-text-editor.tsx';
import { texts as uiTexts } from '../../platform/platform.texts.ts';
import { texts } from './writing.texts.ts';
import { useEditorCode } from './use-editor-code.ts';

/** The editor, or a placeholder until its code is loaded. */
export const EditorPlace = (props: RichTextEditorProps) => {
  const { Editor, hasFailed, retry } = useEditorCode();
  const latest = useRef(props.onChange);
  useLayoutEffect(() => {
    latest.current = props.onChange;
  });
  const change = useCallback<RichTextEditorProps['onChange']>((document) => latest.current(document), []);
  if (Editor) return <Editor {...props} onChange={change} />;
  return (
    <Flex minH={{ base: '11', md: '7.125rem' }} align="center" px="3.5" gap="3">
      {hasFailed ? (
        <>
          <Text textStyle="sm" color="fg.error">
            {texts.editorFailed}
          </Text>
          <Button type="button" size="xs" variant="outline" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </>
      ) : (
        <Box w="full" aria-hidden="true">
          <SkeletonBar width="40%" />
        </Box>
      )}
    </Flex>
  );
};

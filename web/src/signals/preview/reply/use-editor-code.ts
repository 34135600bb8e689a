import { useCallback, useEffect, useState } from 'react';
import type { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';

interface EditorCode {
  /** Null until its code has come. */
  Editor: typeof RichTextEditor | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The editor is a third of the page's code: it is fetched after what there is to read. */
export const useEditorCode = (): EditorCode => {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((): void => {
    import('../../../ui/rich-text/rich-text-editor.tsx').then(
      (code) => setEditor(() => code.RichTextEditor),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const retry = (): void => {
    setFailed(false);
    load();
  };
  return { Editor, hasFailed, retry };
};

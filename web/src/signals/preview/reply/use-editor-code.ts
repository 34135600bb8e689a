import { useCallback, useEffect, useState } from 'react';
import type { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';

interface EditorCode {
  /** Null until its code has come. */
  Editor: typeof RichTextEditor | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Once it has come, the next editor stands at once and can take the focus. */
let loaded: typeof RichTextEditor | null = null;

/** The editor is a third of the page's code: it is fetched after what there is to read. */
export const useEditorCode = (): EditorCode => {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((): void => {
    import('../../../ui/rich-text/rich-text-editor.tsx').then(
      (code) => {
        loaded = code.RichTextEditor;
        setEditor(() => code.RichTextEditor);
      },
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

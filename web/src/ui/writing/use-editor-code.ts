import { useCallback, useEffect, useState } from 'react';
import { loadCode, preload } from '../../platform/loading/load-code.ts';
import type { RichTextEditor } from '../rich-text/rich-text-editor.tsx';

interface EditorCode {
  /** The editor; null until its code is loaded. */
  Editor: typeof RichTextEditor | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The loaded editor, so that the next form renders its editor at once and can focus it. */
let loaded: typeof RichTextEditor | null = null;

const fetchCode = async (): Promise<typeof RichTextEditor> => {
  const code = await loadCode(() => import('../rich-text/rich-text-editor.tsx'));
  loaded = code.RichTextEditor;
  return loaded;
};

// Loads the code at the same time as the page's data. If this fails, the hook tries again and reports the error.
preload(fetchCode);

/** Loads the editor's code, which is a third of the code of the page. */
export const useEditorCode = (): EditorCode => {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((): void => {
    fetchCode().then(
      (code) => setEditor(() => code),
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

import { useCallback, useEffect, useState } from 'react';
import { loadCode, preload } from '../../platform/loading/load-code.ts';
import type { RichTextEditor } from '../rich-text/rich-text-editor.tsx';

interface EditorCode {
  /** Null until its code is loaded. */
  Editor: typeof RichTextEditor | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Once the code is loaded, the next editor renders at once and can get the focus. */
let loaded: typeof RichTextEditor | null = null;

const fetchCode = async (): Promise<typeof RichTextEditor> => {
  const code = await loadCode(() => import('../rich-text/rich-text-editor.tsx'));
  loaded = code.RichTextEditor;
  return loaded;
};

// Loads the code beside the page's data. The hook loads it again if this fails, and shows that error.
preload(fetchCode);

/** Loads the editor's code, a third of the page's. */
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

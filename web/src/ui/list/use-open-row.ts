import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The row whose details are shown over the list. */
export interface OpenRow {
  /** Null if no row is open. */
  id: string | null;
  pathOf: (id: string) => string;
  close: () => void;
}

/** The id of the open row is in the hash of the URL: Back closes the details, and a link opens them. */
export const useOpenRow = (): OpenRow => {
  const { search, hash } = useLocation();
  const wasOpenedHere = useNavigationType() === 'PUSH';
  const navigate = useNavigate();
  return {
    id: hash.startsWith(prefix) ? decode(hash.slice(prefix.length)) : null,
    pathOf: (id) => `${search}${prefix}${encodeURIComponent(id)}`,
    close: () => void (wasOpenedHere ? navigate(-1) : navigate({ search }, { replace: true })),
  };
};

const prefix = '#row=';

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
};

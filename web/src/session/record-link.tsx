import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecordPath } from './record-path.ts';
import type { RecordKind } from './screen.ts';

interface RecordLinkProps {
  kind: RecordKind;
  /** Null if there is no record. */
  id: string | null;
  /** Default: the id. */
  children?: ReactNode;
}

/** A link to the page of a record; the text alone if there is no page or the user cannot open it. */
export const RecordLink = ({ kind, id, children = id }: RecordLinkProps) => {
  const recordPath = useRecordPath();
  const path = id === null ? undefined : recordPath(kind, id);
  return path ? <Link to={path}>{children}</Link> : children;
};

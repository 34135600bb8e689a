import { Link } from 'react-router-dom';
import { formatDateTime } from '../platform/format.ts';
import { ItemLines } from '../ui/list/list-items.tsx';
import type { ImportFileRowFragment } from './imports.generated.ts';
import { importRunPath } from './imports.screens.ts';
import { texts } from './imports.texts.ts';

/** An imported file of the list on a narrow page, with its state, its date and the person who added it. */
export const ImportFileItem = ({ file }: { file: ImportFileRowFragment }) => {
  const { id, fileName, status, addedAt, addedBy } = file;
  return (
    <ItemLines
      head={
        <>
          <Link to={importRunPath(id)} className="record">
            {id}
          </Link>
          <span className="long">{fileName}</span>
        </>
      }
      states={status && <span>{texts.statuses[status]}</span>}
      foot={[addedAt && formatDateTime(addedAt), addedBy].filter(Boolean).join(' · ')}
    />
  );
};

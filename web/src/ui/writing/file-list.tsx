import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FileIcon } from '../attachments/file-icon.tsx';
import { formatFileSize } from '../attachments/file-size.ts';
import { progressBar } from './writing-style.ts';
import { texts } from './writing.texts.ts';

interface FileListProps {
  files: readonly File[];
  /** Percentage of each file that has been sent; null if nothing is being sent. */
  percents: readonly number[] | null;
  onRemove: (file: File) => void;
}

/** The chosen files, one on each line, with their upload progress. */
export const FileList = ({ files, percents, onRemove }: FileListProps) =>
  files.length > 0 && (
    <List aria-label={texts.files}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <FileIcon name={file.name} />
          <span className="name" title={file.name}>
            {file.name}
          </span>
          <span className="size">{formatFileSize(file.size)}</span>
          {percents ? (
            <>
              <span className="percent">{percents[index] ?? 0} %</span>
              <progress aria-label={file.name} value={percents[index] ?? 0} max={100} />
            </>
          ) : (
            <button type="button" aria-label={texts.removeFile(file.name)} onClick={() => onRemove(file)}>
              <X size={16} />
            </button>
          )}
        </li>
      ))}
    </List>
  );

const List = chakra('ul', {
  base: {
    maxH: '16rem',
    overflowY: 'auto',
    textStyle: 'sm',
    '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: '2', minH: { base: '11', md: '9' } },
    '& li > svg': { flex: 'none', color: 'fg.muted' },
    '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .size': { flex: '1', color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .percent': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
    '& button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '11', md: '8' },
      borderRadius: 'md',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
    },
    '& progress': {
      ...progressBar,
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      w: 'full',
      h: '3px',
      border: '0',
    },
  },
});

import { X } from 'lucide-react';
import { FileIcon } from '../attachments/file-icon.tsx';
import { formatFileSize } from '../attachments/file-size.ts';
import { texts } from './writing.texts.ts';

interface FileChipsProps {
  files: readonly File[];
  /** Percentage of each file that has been sent; null if nothing is being sent. */
  percents: readonly number[] | null;
  onRemove: (file: File) => void;
  /** Removes a file from the message that is being sent; null if this is no longer possible. */
  onCancel: ((file: File) => void) | null;
}

/** The chosen files as chips. */
export const FileChips = ({ files, percents, onRemove, onCancel }: FileChipsProps) =>
  files.length > 0 && (
    <ul className="chips">
      {files.map((file, index) => (
        <li className="chip" key={`${file.name} ${file.lastModified} ${file.size}`}>
          <FileIcon name={file.name} />
          <span className="name" title={file.name}>
            {file.name}
          </span>
          <span className="size">{percents ? `${percents[index] ?? 0} %` : formatFileSize(file.size)}</span>
          {percents && <progress aria-label={file.name} value={percents[index] ?? 0} max={100} />}
          {percents && onCancel && (
            <button type="button" aria-label={texts.cancelFile(file.name)} onClick={() => onCancel(file)}>
              <X size={14} />
            </button>
          )}
          {!percents && (
            <button type="button" aria-label={texts.removeFile(file.name)} onClick={() => onRemove(file)}>
              <X size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );

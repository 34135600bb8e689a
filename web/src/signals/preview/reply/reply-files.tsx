import { X } from 'lucide-react';
import { FileIcon } from '../../file-icon.tsx';
import { formatFileSize } from '../../file-size.ts';
import { texts } from './reply.texts.ts';
import { texts as writingTexts } from '../../writing/writing.texts.ts';

interface ReplyFilesProps {
  files: readonly File[];
  /** How much of each file has left; null: nothing is being sent. */
  percents: readonly number[] | null;
  onRemove: (file: File) => void;
  /** Removes a file from the message that is being sent; null: too late for that. */
  onCancel: ((file: File) => void) | null;
}

/** The chosen files. */
export const ReplyFiles = ({ files, percents, onRemove, onCancel }: ReplyFilesProps) =>
  files.length > 0 && (
    <ul className="chips">
      {files.map((file, place) => (
        <li className="chip" key={`${file.name} ${file.lastModified} ${file.size}`}>
          <FileIcon name={file.name} />
          <span className="name" title={file.name}>
            {file.name}
          </span>
          <span className="size">{percents ? `${percents[place] ?? 0} %` : formatFileSize(file.size)}</span>
          {percents && <progress aria-label={file.name} value={percents[place] ?? 0} max={100} />}
          {percents && onCancel && (
            <button type="button" aria-label={texts.cancelFile(file.name)} onClick={() => onCancel(file)}>
              <X size={14} />
            </button>
          )}
          {!percents && (
            <button type="button" aria-label={writingTexts.removeFile(file.name)} onClick={() => onRemove(file)}>
              <X size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );

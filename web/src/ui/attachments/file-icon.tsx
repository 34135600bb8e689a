import { File, FileText, Image } from 'lucide-react';

/** An icon that depends on the extension of the file name. The content of the file is not checked. */
export const FileIcon = ({ name }: { name: string }) => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (pictures.has(ending)) return <Image aria-hidden="true" />;
  return documents.has(ending) ? <FileText aria-hidden="true" /> : <File aria-hidden="true" />;
};

const pictures = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'bmp', 'tif', 'tiff', 'svg']);
const documents = new Set(['pdf', 'txt', 'doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'csv']);

import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { Attachment } from './attachment.ts';
import { checkboxStyle } from '../checkbox-style.ts';
import { formatFileSize } from './file-size.ts';
import { texts } from './attachments.texts.ts';
import { DownloadProgress } from './download-progress.tsx';
import { FileIcon } from './file-icon.tsx';
import { useDownloads } from './use-downloads.ts';
import { useSelection } from './use-selection.ts';

interface RecordFilesProps {
  attachments: readonly Attachment[];
  /** URL of one archive with the files of the record and of all its messages. */
  archiveUrl: string;
  /** Tooltip of the archive. */
  archiveHint: string;
}

/** All files of a record and of its messages. The user downloads one file, the selected files, or an archive of all. */
export const RecordFiles = ({ attachments, archiveUrl, archiveHint }: RecordFilesProps) => {
  const { selectedAttachments, isSelected, toggle } = useSelection(attachments);
  const downloads = useDownloads();
  const selectedCount = selectedAttachments.length;
  if (attachments.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {texts.none}
      </Text>
    );
  return (
    <>
      <chakra.ul aria-label={texts.title}>
        {attachments.map((attachment) => (
          <FileRow
            key={attachment.id}
            attachment={attachment}
            isSelected={isSelected(attachment)}
            onToggle={() => toggle(attachment)}
          />
        ))}
      </chakra.ul>
      <Flex wrap="wrap" align="center" gap="2" mt="2" data-screen-only="">
        <Button
          size="xs"
          variant="outline"
          disabled={selectedCount === 0 || downloads.running !== null}
          onClick={() => downloads.start(selectedAttachments)}
        >
          <Download />
          {texts.downloadSelected(selectedCount)}
        </Button>
        <Button asChild size="xs" variant="outline">
          <a href={archiveUrl} download="" title={archiveHint}>
            <Download />
            {texts.downloadAll}
          </a>
        </Button>
        {selectedCount === 0 && (
          <Text textStyle="xs" color="fg.subtle">
            {texts.selectFirst}
          </Text>
        )}
        <DownloadProgress downloads={downloads} />
      </Flex>
    </>
  );
};

interface FileRowProps {
  attachment: Attachment;
  isSelected: boolean;
  onToggle: () => void;
}

const FileRow = ({ attachment: { fileName, label, size, url }, isSelected, onToggle }: FileRowProps) => (
  <chakra.li display="flex" alignItems="center" gap="2" minH={{ base: '11', md: '8' }} textStyle="sm" title={label}>
    <chakra.input
      type="checkbox"
      css={checkboxStyle}
      checked={isSelected}
      aria-label={texts.select(fileName)}
      onChange={onToggle}
    />
    <FileIcon name={fileName} />
    <chakra.a href={url} download={fileName} truncate display="block">
      {fileName}
    </chakra.a>
    {size !== null && (
      <chakra.span flex="none" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {formatFileSize(size)}
      </chakra.span>
    )}
    <IconButton asChild size="xs" variant="ghost" ms="auto" data-screen-only="">
      <a href={url} download={fileName} aria-label={texts.download(fileName)} title={texts.download(fileName)}>
        <Download />
      </a>
    </IconButton>
  </chakra.li>
);

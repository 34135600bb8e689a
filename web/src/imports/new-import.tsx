import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FileSpreadsheet, FileUp, Upload, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { silentContext } from '../platform/request/busy.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { Viewer } from '../ui/list/audience.ts';
import { formatFileSize } from '../ui/attachments/file-size.ts';
import { useFileDrop } from '../ui/writing/use-file-drop.ts';
import { useLatestImportQuery } from './imports.generated.ts';
import { importRunPath } from './imports.screens.ts';
import { newImportTexts as texts } from './imports.texts.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useImportCommand } from './use-import-command.ts';

const ColumnsDialog = lazyPart(() => import('./columns-dialog.tsx'), 'ColumnsDialog');

const pollMs = 3_000;

/**
 * IM-2: the user chooses a file and its definition, and imports or checks the file. The buttons are disabled until both
 * are chosen.
 */
export const NewImport = ({ viewer }: { viewer: Viewer }) => {
  const hasTools = viewer.features.includes('IMPORT_TOOLS');
  const command = useImportCommand(hasTools);
  const { file, definitionId, isGuessed, ...chosenFile } = useChosenFile();
  const [showsColumns, setShowsColumns] = useState(false);
  const noteId = useId();
  const reasonId = useId();
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    if (!/\.csv$/i.test(chosen.name)) return command.refuse(texts.onlyCsv);
    command.clear();
    void chosenFile.choose(chosen);
  };
  const drop = useFileDrop(([first]) => choose(first));
  const send = async (isDryRun: boolean): Promise<void> => {
    if (file && (await command.send(file, { definitionId, isDryRun }))) chosenFile.remove();
  };
  const missing = findMissing(file !== null, definitionId !== '');
  const isReady = missing === null && !command.isPending;
  const reason = missing === null ? {} : { 'aria-describedby': reasonId };
  return (
    <Panel aria-label={texts.title} {...drop.handlers} data-over={drop.isOver || undefined}>
      <Flex wrap="wrap" align="flex-end" gap="3">
        <ChosenFile file={file} onChoose={choose} onRemove={chosenFile.remove} isDisabled={command.isPending} />
        <Box w={{ base: 'full', sm: '19rem' }}>
          <SelectField
            label={texts.definition}
            required
            value={definitionId}
            onChange={chosenFile.chooseDefinition}
            empty={texts.chooseDefinition}
            options={texts.definitions}
            disabled={command.isPending}
          />
        </Box>
        <Button disabled={!isReady} {...reason} onClick={() => void send(false)}>
          <FileUp size={16} />
          {texts.import}
        </Button>
        {hasTools && (
          <Button variant="outline" disabled={!isReady} {...reason} onClick={() => void send(true)}>
            {texts.check}
          </Button>
        )}
        {missing !== null && (
          <Text id={reasonId} textStyle="sm" color="fg.muted" display="flex" alignItems="center" minH="8">
            {missing}
          </Text>
        )}
        {command.isPending && file && <Sending command={command} size={file.size} />}
        {hasTools && <RunningImport />}
      </Flex>
      <Formats isGuessed={isGuessed} onShowColumns={() => setShowsColumns(true)} />
      <CommandNoteLine id={noteId} note={command.note} />
      {showsColumns && <ColumnsDialog onClose={() => setShowsColumns(false)} />}
    </Panel>
  );
};

/** The accepted files, and whether the definition was chosen by the header. */
const Formats = ({ isGuessed, onShowColumns }: { isGuessed: boolean; onShowColumns: () => void }) => (
  <Text textStyle="xs" color="fg.muted" mt="1.5">
    {texts.formats}
    {' · '}
    <TextButton type="button" onClick={onShowColumns}>
      {texts.columns}
    </TextButton>
    <output>{isGuessed && ` · ${texts.guessedDefinition}`}</output>
  </Text>
);

/** The reason why the buttons are disabled; null if file and definition are chosen. */
const findMissing = (hasFile: boolean, hasDefinition: boolean): string | null => {
  if (hasFile) return hasDefinition ? null : texts.definitionMissing;
  return hasDefinition ? texts.fileMissing : texts.bothMissing;
};

interface ChosenFileProps {
  file: File | null;
  onChoose: (file: File | undefined) => void;
  onRemove: () => void;
  isDisabled: boolean;
}

const ChosenFile = ({ file, onChoose, onRemove, isDisabled }: ChosenFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The input is emptied, so that the same file can be chosen again after a correction.
          target.value = '';
        }}
      />
      {file ? (
        <Flex align="center" gap="2" borderWidth="1px" borderRadius="md" ps="3" h="9" minW="0" maxW="full">
          <FileSpreadsheet size={16} aria-hidden="true" />
          <Text truncate>{file.name}</Text>
          <Text color="fg.muted" textStyle="sm" flex="none">
            {formatFileSize(file.size)}
          </Text>
          <Button variant="ghost" size="xs" aria-label={texts.remove} disabled={isDisabled} onClick={onRemove}>
            <X size={16} />
          </Button>
        </Flex>
      ) : (
        <Button variant="outline" borderStyle="dashed" onClick={() => input.current?.click()}>
          <Upload size={16} />
          {texts.drop}
        </Button>
      )}
    </>
  );
};

const Sending = ({ command, size }: { command: ReturnType<typeof useImportCommand>; size: number }) => (
  <Flex as="output" align="center" gap="2">
    <Text textStyle="sm">
      {command.phase === 'sending'
        ? texts.uploading(size === 0 ? 100 : Math.min(100, Math.floor((command.sent / size) * 100)))
        : texts.processing}
    </Text>
    {command.phase === 'sending' && (
      <Button variant="outline" size="xs" onClick={() => command.cancel()}>
        {texts.cancel}
      </Button>
    )}
  </Flex>
);

/** A link to the import that is running or being undone. Another administrator may have started it. */
const RunningImport = () => {
  const { data } = useLatestImportQuery({
    fetchPolicy: 'network-only',
    pollInterval: pollMs,
    context: silentContext,
  });
  const running = data?.imports.items.find(({ status }) => status === 'RUNNING' || status === 'UNDOING');
  if (!running) return null;
  return (
    <Text as="output" textStyle="sm" css={{ '& a': { textDecoration: 'underline' } }}>
      {running.status === 'UNDOING' ? texts.undoing : texts.running}:{' '}
      <Link to={importRunPath(running.id)}>{texts.showRun(running.id)}</Link>
    </Text>
  );
};

const TextButton = chakra('button', { base: { textDecoration: 'underline', cursor: 'pointer' } });

const Panel = chakra('section', {
  base: {
    flex: 'none',
    px: { base: '4', lg: '6' },
    py: '3',
    borderBottomWidth: '1px',
    '&[data-over]': { bg: 'bg.muted' },
  },
});

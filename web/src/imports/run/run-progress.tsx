import { chakra, Flex, Text } from '@chakra-ui/react';
import { formatNumber } from '../../platform/format.ts';
import type { ImportRun } from './import-run-page.tsx';
import { texts } from './run.texts.ts';

const stages = ['UPLOAD', 'CHECK', 'MERGE'] as const;

/** The stage of a running import or of its undo, with a progress bar. During UPLOAD the bar shows no percentage. */
export const RunProgress = ({ run }: { run: ImportRun }) => {
  const { status, stage, bytesRead, sizeBytes, rowsRead } = run;
  const current = stages.findIndex((name) => name === stage);
  const percentage =
    stage !== 'UPLOAD' && sizeBytes > 0 ? Math.min(100, Math.floor(((bytesRead ?? 0) / sizeBytes) * 100)) : null;
  return (
    <Flex direction="column" gap="2" px={{ base: '4', lg: '6' }} py="4">
      <Flex wrap="wrap" gap="4" textStyle="sm">
        {status === 'UNDOING' && (
          <Text fontWeight="semibold">
            {texts.undoingStage} · {texts.stageOf(percentage ?? 0)}
          </Text>
        )}
        {(status === 'UNDOING' ? [] : stages).map((name, index) => (
          <Text
            key={name}
            fontWeight={index === current ? 'semibold' : 'normal'}
            color={index > current ? 'fg.muted' : 'fg'}
          >
            {texts.stages[name]}
            {index === current && rowsRead !== null && rowsRead > 0 && ` · ${texts.rowsSoFar(formatNumber(rowsRead))}`}
          </Text>
        ))}
      </Flex>
      <Bar
        aria-label={texts.titles[status === 'UNDOING' ? status : 'RUNNING']}
        max={100}
        {...(percentage !== null && { value: percentage })}
      />
    </Flex>
  );
};

const Bar = chakra('progress', {
  base: { w: 'full', h: '2', accentColor: 'var(--chakra-colors-color-palette-solid)' },
});

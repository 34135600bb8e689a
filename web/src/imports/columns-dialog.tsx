import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { columnTexts as texts } from './columns.texts.ts';
import { createSampleFile } from './sample-file.ts';

/** IM-7: the columns of both kinds of import files, with a sample file of each. */
export const ColumnsDialog = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame
    title={texts.title}
    width="46rem"
    onClose={onClose}
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <Text mb="3">{texts.intro}</Text>
    {texts.definitions.map(({ name, sample, columns }) => (
      <section key={name}>
        <Flex align="center" gap="3" mb="2">
          <Text as="h3" fontWeight="semibold" color="fg">
            {name}
          </Text>
          <Button asChild size="xs" variant="outline">
            <a href={toDataUrl(createSampleFile(columns, sample.rows))} download={sample.file}>
              <Download size={14} />
              {texts.sample}
            </a>
          </Button>
        </Flex>
        <Columns>
          <tbody>
            {columns.map(([column, meaning]) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </Columns>
      </section>
    ))}
  </DialogFrame>
);

/** The content security policy allows data URLs for downloads. */
const toDataUrl = (text: string): string => `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;

const Columns = chakra('table', {
  base: {
    w: 'full',
    mb: '4',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg', pe: '4', py: '0.5', verticalAlign: 'top' },
    '& td': { py: '0.5' },
  },
});

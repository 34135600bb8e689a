import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../platform/request/error-text.ts';
import { toast } from '../platform/toast.ts';
import { formatNumber } from '../platform/format.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { DataIntegrityDocument, IntegrityFindingsDocument } from './imports.generated.ts';
import type { DataIntegrityQuery, IntegrityFindingsQuery } from './imports.generated.ts';
import { integrityTexts as texts, texts as listTexts } from './imports.texts.ts';

type Check = DataIntegrityQuery['dataIntegrity'];
type Findings = NonNullable<IntegrityFindingsQuery['dataIntegrity']['findings']>;

/** IM-4: checks the imported data. The codes of problems are shown with their rules and records. */
export const IntegrityCheck = ({ hasTools }: { hasTools: boolean }) => {
  const client = useApolloClient();
  const [isChecking, setChecking] = useState(false);
  const [problems, setProblems] = useState<{ code: string; findings: Findings } | null>(null);
  const check = async (): Promise<void> => {
    setChecking(true);
    try {
      const { data } = await client.query({ query: DataIntegrityDocument, fetchPolicy: 'network-only' });
      const result = data?.dataIntegrity;
      if (!result) return;
      report(result);
      if (result.outcome !== 'PROBLEMS' || !hasTools) return;
      const found = await client.query({ query: IntegrityFindingsDocument, fetchPolicy: 'network-only' });
      setProblems({ code: result.code ?? '', findings: found.data?.dataIntegrity.findings ?? [] });
    } catch (error) {
      toast.error(texts.failed(errorText(error).reason));
    } finally {
      setChecking(false);
    }
  };
  return (
    <>
      <Button variant="outline" size="xs" disabled={isChecking} onClick={() => void check()}>
        <CircleCheckBig size={14} />
        {isChecking ? texts.checking : listTexts.checkIntegrity}
      </Button>
      {problems && <FindingsDialog {...problems} onClose={() => setProblems(null)} />}
    </>
  );
};

const report = ({ outcome, code, error }: Check): void => {
  if (outcome === 'FAILED') toast.error(texts.failed(error ?? ''));
  else if (outcome === 'NO_RESULT') toast.warning(texts.noResult);
  else if (outcome === 'PASSED') toast.success(texts.passed);
  else toast.error(texts.problems(code ?? ''));
};

const FindingsDialog = ({ code, findings, onClose }: { code: string; findings: Findings; onClose: () => void }) => (
  <DialogFrame
    title={texts.title}
    width="36rem"
    onClose={onClose}
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <Text mb="3">{texts.problems(code)}</Text>
    {findings.map((finding) => (
      <Box key={finding.code} mb="3">
        <Text fontWeight="semibold" color="fg">
          {finding.code}. {texts.rules[finding.code] ?? ''}: {formatNumber(finding.count)}
        </Text>
        <Ids>
          {texts.records}:{' '}
          {finding.recordIds.slice(0, shown).map((id) => (
            <RecordPageLink key={id} to={pathOf(finding.code, id)}>
              {id}
            </RecordPageLink>
          ))}
          {finding.count > shown && '…'}
        </Ids>
      </Box>
    ))}
  </DialogFrame>
);

const shown = 20;

/** The path of the pages of records, by the code of the rule. Records of all other codes are water meters. */
const pages: Readonly<Record<string, string>> = {
  '5': '/gis_addresses/addressPreviewOnly/',
  '7': '/gis_addresses/addressPreviewOnly/',
  '8': '/gis_clients/clientPreview/',
};

const pathOf = (code: string, id: string): string => `${pages[code] ?? '/water_meters/preview/'}${id}`;

const RecordPageLink = chakra(Link, { base: { display: 'inline-block', me: '2', textDecoration: 'underline' } });

const Ids = chakra('p', { base: { textStyle: 'sm', overflowWrap: 'anywhere' } });

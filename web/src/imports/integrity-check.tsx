import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readError } from '../platform/request/read-error.ts';
import { toast } from '../platform/toast.ts';
import { formatNumber } from '../platform/format.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { integrityRuleTexts as ruleTexts } from '../ui/list/integrity-rules.texts.ts';
import { DataIntegrityDocument, IntegrityFindingsDocument } from './imports.generated.ts';
import type { IntegrityFindingsQuery } from './imports.generated.ts';
import { integrityTexts as texts, texts as listTexts } from './imports.texts.ts';
import { reportCheck } from './report-check.ts';

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
      reportCheck(result);
      if (result.outcome !== 'PROBLEMS' || !hasTools) return;
      const found = await client.query({ query: IntegrityFindingsDocument, fetchPolicy: 'network-only' });
      setProblems({ code: result.code ?? '', findings: found.data?.dataIntegrity.findings ?? [] });
    } catch (error) {
      toast.error(texts.failed(readError(error).reason));
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

const FindingsDialog = ({ code, findings, onClose }: { code: string; findings: Findings; onClose: () => void }) => (
  <DialogFrame
    title={texts.title}
    width="36rem"
    onClose={onClose}
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <Text mb="3">{texts.problems(code)}</Text>
    {findings.map((finding) => (
      <FindingItem key={finding.code} finding={finding} />
    ))}
  </DialogFrame>
);

/** A rule with links to the list of all records that break it, and to the first records. */
const FindingItem = ({ finding: { rule, code, count, records } }: { finding: Findings[number] }) => {
  const { list, record } = pages[rule ?? ''] ?? meterPages;
  return (
    <Box mb="3">
      <Text fontWeight="semibold" color="fg">
        {code}. {rule && ruleTexts.rules[rule]}
      </Text>
      <Ids>
        {rule && <PageLink to={`${list}?integrity=${rule}`}>{texts.showRecords(formatNumber(count))}</PageLink>}
        {texts.records}:{' '}
        {records.slice(0, maxShown).map(({ id, name }) => (
          <PageLink key={id} to={`${record}${id}`}>
            {name}
          </PageLink>
        ))}
        {count > maxShown && '…'}
      </Ids>
    </Box>
  );
};

const maxShown = 20;

interface Pages {
  list: string;
  /** Start of the path of a record's page. */
  record: string;
}

const meterPages: Pages = { list: '/water_meters/list', record: '/water_meters/preview/' };
const addressPages: Pages = { list: '/gis_addresses/list', record: '/gis_addresses/addressPreviewOnly/' };

/** Pages of the records that break a rule. Rules that are missing here are about water meters. */
const pages: Readonly<Record<string, Pages>> = {
  REPEATED_CARNET_PAGE: addressPages,
  NO_COORDINATES: addressPages,
  UNUSED_CLIENT: { list: '/gis_clients/list', record: '/gis_clients/clientPreview/' },
};

const PageLink = chakra(Link, { base: { display: 'inline-block', me: '2', textDecoration: 'underline' } });

const Ids = chakra('p', { base: { textStyle: 'sm', overflowWrap: 'anywhere' } });

import { text } from 'node:stream/consumers';
import type { IntegrityCheck, IntegrityFinding } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { ruleOfCode } from '../kernel/list/integrity-rules.ts';

/** IM-4: runs the integrity check. The response is a code as plain text, or begins with '(0)' if the check failed. */
export const checkIntegrity = async ({ rest }: GatewayContext): Promise<Omit<IntegrityCheck, 'findings'>> => {
  const { content } = await rest.stream('/api/ImportFile/CheckDataIntegrity', {});
  return readIntegrity(await text(content));
};

/** The conditions have the order of the specification. A service may send the text as JSON, in quotes. */
const readIntegrity = (response: string): Omit<IntegrityCheck, 'findings'> => {
  const plain = response.trim().replace(/^"([^]*)"$/, '$1');
  if (plain.startsWith('(0)')) return { outcome: 'FAILED', code: null, error: plain.slice(3).trim() };
  if (plain === '') return { outcome: 'NO_RESULT', code: null, error: null };
  if (plain === '0') return { outcome: 'PASSED', code: null, error: null };
  return { outcome: 'PROBLEMS', code: plain, error: null };
};

interface IntegrityItem {
  code: string;
  count: number;
  records: { id: number; name: string }[];
}

export const readFindings = (items: readonly IntegrityItem[]): IntegrityFinding[] =>
  items.map(({ code, count, records }) => ({
    rule: ruleOfCode(code),
    code,
    count,
    records: records.map(({ id, name }) => ({ id: String(id), name })),
  }));

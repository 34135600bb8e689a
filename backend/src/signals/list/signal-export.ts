import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Person } from '../../kernel/access/access.ts';
import { csvLines, csvStart, type CsvColumn } from '../../kernel/http/csv.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { inOrderOf } from '../../kernel/list/list.ts';
import { walkList } from '../../kernel/list/walk.ts';
import { localText } from '../../kernel/moment.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { dispositionOf } from '../files/file-name.ts';
import type { ListServices } from '../services.ts';
import { exportTexts } from './signal-export.texts.ts';
import { listOf } from './signal-list.ts';
import { lookUpFacts, toFactsRow } from './signal-row.ts';
import type { SignalExportQuery } from '../signals.schemas.ts';

export type SendSignals = (reply: FastifyReply, person: Person, query: SignalExportQuery) => Promise<FastifyReply>;

/** Sends the signals that a list would show, all of them, as CSV. Each sending holds a connection, so few go at once. */
export const createSignalExport = (services: ListServices): SendSignals => {
  let open = 0;
  return async (reply, person, query) => {
    if (open >= mostAtOnce) throw new HttpFailure(429, exportTexts.busy);
    open += 1;
    const lines = Readable.from(linesOf(services, person, query), { objectMode: false });
    lines.once('close', () => (open -= 1));
    // Whoever stops reading would keep the connection.
    reply.raw.setTimeout(idleMilliseconds, () => reply.raw.destroy());
    // What cannot be read at all is a failure, not a file that breaks off.
    await once(lines, 'readable');
    const day = localText(new Date().toISOString().replace('T', ' ')).slice(0, 10);
    return reply
      .headers({
        'content-disposition': dispositionOf(exportTexts.fileName(day)),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('text/csv; charset=utf-8')
      .send(lines);
  };
};

const mostAtOnce = 3;
const idleMilliseconds = 60_000;

async function* linesOf(services: ListServices, person: Person, query: SignalExportQuery): AsyncGenerator<string> {
  const columns = isOperator(person) ? [...common, takenBy] : common;
  const { database } = services;
  let start = csvStart(columns);
  for await (const ids of walkList(database, await listOf(services, person, query))) {
    const signals = inOrderOf(ids, await lookUpFacts(database, ids));
    const rows = signals.map((signal) => toFactsRow(signal, person));
    yield start + csvLines(columns, rows);
    start = '';
  }
  if (start) yield start;
}

type ExportRow = ReturnType<typeof toFactsRow>;

const { headings, channels, yes, no } = exportTexts;

/** Those of the list first, in its order. */
const common: readonly CsvColumn<ExportRow>[] = [
  { heading: headings.number, value: ({ id }) => id },
  { heading: headings.priority, value: ({ priority }) => priority?.nameBg ?? null },
  { heading: headings.status, value: ({ status }) => status.nameBg },
  { heading: headings.submitter, value: ({ createdBySubmitter }) => createdBySubmitter?.name ?? null },
  { heading: headings.createdAt, value: ({ createdLocal }) => createdLocal },
  { heading: headings.lastResponse, value: ({ lastResponseLocal }) => lastResponseLocal },
  { heading: headings.closedAt, value: ({ closedLocal }) => closedLocal },
  { heading: headings.workCardNo, value: ({ breakdown }) => breakdown?.workCardNo ?? null },
  { heading: headings.title, value: ({ title }) => title },
  { heading: headings.needsReply, value: ({ needsReply }) => (needsReply ? yes : no) },
  { heading: headings.channel, value: ({ channel }) => channels[channel] },
  { heading: headings.latitude, value: ({ latitude }) => latitude },
  { heading: headings.longitude, value: ({ longitude }) => longitude },
];

const takenBy: CsvColumn<ExportRow> = { heading: headings.takenBy, value: (signal) => signal.takenBy?.name ?? null };

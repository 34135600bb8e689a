import { Type } from 'typebox';
import { localText } from '../../kernel/moment.ts';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import { templatePlaceholders } from '@struma/shared/signals/template-placeholders.texts.ts';
import { lookUpSignals } from '../list/signal-row.ts';
import type { SignalServices } from '../services.ts';
import { signalTexts } from '../signals.texts.ts';

const ReplyTemplateRow = Type.Object(
  { id: Type.Integer(), name: Type.String(), text: Type.String() },
  { $id: 'ReplyTemplateRow' },
);

const ReplyTemplateList = Type.Object({ items: Type.Array(refTo(ReplyTemplateRow)) }, { $id: 'ReplyTemplateList' });

const ReplyTemplateQuery = Type.Object({
  signalId: Type.Optional(
    RecordId('Id of the signal whose facts replace the placeholders. If absent, the placeholders stay.'),
  ),
});

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [ReplyTemplateRow, ReplyTemplateList]) server.addSchema(schema);
  server.get(
    '/struma/reply-templates',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: ReplyTemplateQuery, response: responsesOf(refTo(ReplyTemplateList)) },
    },
    async (request) => ({
      items: await readReplyTemplates(database, requirePrincipal(request), request.query.signalId),
    }),
  );
};

interface Template {
  id: number;
  name: string;
  text: string;
}

/**
 * Reads the active reply templates in the order of their positions. Facts of the signal replace the placeholders; a
 * placeholder without a fact stays.
 */
const readReplyTemplates = async (
  database: Database,
  principal: Principal,
  signalId: number | undefined,
): Promise<Template[]> => {
  const templates = await database
    .selectFrom('reply_template')
    .select(['id', 'name', 'text'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (signalId === undefined) return templates;
  const facts = await factsOf(database, principal, signalId);
  return templates.map((template) => ({ ...template, text: fill(template.text, facts) }));
};

const fill = (text: string, facts: Readonly<Record<string, string | null>>): string =>
  text.replaceAll(/\{(\p{L}+)\}/gu, (placeholder, name: string) => facts[name] ?? placeholder);

const factsOf = async (
  database: Database,
  principal: Principal,
  signalId: number,
): Promise<Record<string, string | null>> => {
  const [signal] = await lookUpSignals(database, [signalId]);
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  return {
    [templatePlaceholders.client]: signal.submitter_name,
    [templatePlaceholders.number]: String(signal.id),
    [templatePlaceholders.title]: signal.title,
    [templatePlaceholders.date]: localText(signal.created_at).slice(0, 10),
    [templatePlaceholders.workCard]: signal.work_card_no,
    [templatePlaceholders.operator]: principal.name,
  };
};

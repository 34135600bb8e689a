import { Type, type Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { MomentText, refTo } from '../../kernel/http/schema.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { lookUpSignals, SignalRow, toSignalRow } from '../list/signal-row.ts';
import type { ListServices } from '../services.ts';
import { requireVisible } from '../list/visible-signal.ts';

const LinkKind = Type.Union([Type.Literal('RELATED'), Type.Literal('DUPLICATE_OF'), Type.Literal('DUPLICATE')]);

export const SignalLinkRow = Type.Object(
  {
    id: Type.Integer(),
    kind: {
      ...LinkKind,
      description: 'DUPLICATE_OF: this signal was merged into the other. DUPLICATE: the other was merged into this.',
    },
    signal: { ...refTo(SignalRow), description: 'The other signal.' },
    linkedBy: Type.String(),
    linkedUtc: MomentText,
    linkedLocal: MomentText,
  },
  { $id: 'SignalLinkRow' },
);

type SignalLinkRow = Static<typeof SignalLinkRow>;

/** Reads the links of a signal, oldest first. The kind of a merge depends on which of the two signals is read. */
export const readLinks = async (
  { database, answerHours }: ListServices,
  principal: Principal,
  signalId: number,
): Promise<SignalLinkRow[]> => {
  await requireVisible(database, principal, signalId);
  const links = await database
    .selectFrom('signal_link')
    .select(['id', 'signal_id', 'other_id', 'kind', 'created_by', 'created_at'])
    .where((where) => where.or([where('signal_id', '=', signalId), where('other_id', '=', signalId)]))
    .orderBy('id')
    .execute();
  const otherOf = (link: (typeof links)[number]): number =>
    link.signal_id === signalId ? link.other_id : link.signal_id;
  const signals = new Map((await lookUpSignals(database, links.map(otherOf))).map((signal) => [signal.id, signal]));
  return links.flatMap((link) => {
    const signal = signals.get(otherOf(link));
    if (!signal) return [];
    const duplicateKind = link.signal_id === signalId ? ('DUPLICATE_OF' as const) : ('DUPLICATE' as const);
    return {
      id: link.id,
      kind: link.kind === 'RELATED' ? link.kind : duplicateKind,
      signal: toSignalRow(signal, { principal, answerHours }),
      linkedBy: link.created_by,
      linkedUtc: utcText(link.created_at),
      linkedLocal: localText(link.created_at),
    };
  });
};

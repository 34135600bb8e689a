import { toThematicMap, thematicMapPath } from '../map/map-link.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { useRecordPath } from '../session/record-path.ts';
import { useSession } from '../session/use-session.ts';
import type { SearchKind } from '../types.ts';
import { firstOf } from '../platform/hit-count.texts.ts';
import type { SearchQuery } from './search.generated.ts';
import { toPerson } from './search.screens.ts';
import { texts } from './search.texts.ts';

/** A hit of the search as the dialog shows it. */
export interface Hit {
  kind: SearchKind;
  /** Heading of the group of the hit. */
  group: string;
  /** How many of all hits the group has; empty if it has all of them. */
  groupNote: string;
  key: string;
  title: string;
  facts: string;
  /** Text at the right edge: number of open signals, status of a signal or breakdown, closed account of a meter. */
  note: string;
  path: string;
}

type Result = SearchQuery['search'];

type UngroupedHit = Omit<Hit, 'group' | 'groupNote'>;

const totalOf = {
  SIGNAL: 'signals',
  PERSON: 'people',
  BREAKDOWN: 'breakdowns',
  ADDRESS: 'addresses',
  METER: 'meters',
} as const satisfies Record<SearchKind, keyof Result['totals']>;

const streetZoom = 18;

/** Returns a function that converts a result to the hits that the user can open, the kind of the best hit first. */
export const useToHits = (): ((result: Result) => Hit[]) => {
  const recordPath = useRecordPath();
  const hasMap = usePermittedScreens().some(({ path }) => path === thematicMapPath);
  return (result) => {
    const hits: Record<SearchKind, UngroupedHit[]> = {
      SIGNAL: result.signals.map((signal) => toSignalHit(signal, recordPath('SIGNAL', signal.id) ?? '')),
      PERSON: result.people.map((person) => toPersonHit(person, recordPath)),
      BREAKDOWN: result.breakdowns.map((breakdown) =>
        toBreakdownHit(breakdown, recordPath('BREAKDOWN', breakdown.id) ?? ''),
      ),
      ADDRESS: result.addresses.map((address) => toAddressHit(address, hasMap, recordPath('ADDRESS', address.id))),
      METER: result.meters.map((meter) => toMeterHit(meter, recordPath('WATER_METER', meter.id) ?? '')),
    };
    return result.kinds.flatMap((kind) => {
      const shown = hits[kind].filter(({ path }) => path !== '');
      const total = result.totals[totalOf[kind]];
      const isCut = total === null || total > hits[kind].length;
      const groupNote = isCut ? firstOf(shown.length, total) : '';
      return shown.map((hit) => ({ ...hit, group: texts.kinds[kind], groupNote }));
    });
  };
};

/** Returns a function that creates hits for the list of signals, filtered by the text. Only for texts with letters. */
export const useListHits = (): ((text: string) => readonly Hit[]) => {
  const { environment } = useSession();
  const list = usePermittedScreens().find(({ recordsOfText }) => recordsOfText);
  return (text) => {
    if (!list?.recordsOfText || !environment.features.includes('SIGNAL_SEARCH') || !/\p{L}/u.test(text)) return [];
    const { words, address } = list.recordsOfText(text);
    const base = { kind: 'SIGNAL', group: texts.lists, groupNote: '', facts: '', note: '' } as const;
    return [
      { ...base, key: 'list words', title: texts.signalsWithWords(text), path: `${list.path}${words}` },
      { ...base, key: 'list address', title: texts.signalsAtAddress(text), path: `${list.path}${address}` },
    ];
  };
};

const joinFacts = (...facts: (string | null | false | undefined)[]): string => facts.filter(Boolean).join(' · ');

const toSignalHit = (
  { id, title, statusName, submitterName }: Result['signals'][number],
  path: string,
): UngroupedHit => ({
  kind: 'SIGNAL',
  key: `signal ${id}`,
  title: `${texts.signalNo(id)} ${title}`,
  facts: joinFacts(submitterName),
  note: statusName,
  path,
});

/**
 * The hit of a submitter opens the person's page. The hit of a client opens the client's page, or the person's page if
 * the user may not open the client's page.
 */
const toPersonHit = (person: Result['people'][number], recordPath: ReturnType<typeof useRecordPath>): UngroupedHit => {
  const { submitterId, clientId, name, nameAsClient, clientNumber, phone, email, address, openSignals } = person;
  return {
    kind: 'PERSON',
    key: `person ${submitterId} ${clientId}`,
    title: name,
    facts: joinFacts(
      nameAsClient && texts.asClient(nameAsClient),
      phone ?? email ?? (submitterId && texts.submitterNumber(submitterId)),
      clientNumber && texts.clientNumber(clientNumber),
      address,
    ),
    note: openSignals > 0 ? texts.openSignals(openSignals) : '',
    path: submitterId
      ? toPerson('submitter', submitterId)
      : (recordPath('CLIENT', clientId ?? '') ?? toPerson('client', clientId ?? '')),
  };
};

const toBreakdownHit = (
  { id, workCardNo, isFinished, place }: Result['breakdowns'][number],
  path: string,
): UngroupedHit => ({
  kind: 'BREAKDOWN',
  key: `breakdown ${id}`,
  title: workCardNo,
  facts: joinFacts(place),
  note: isFinished ? texts.isFinished : texts.isOpen,
  path,
});

/**
 * The hit of an address opens the map, or the page of the address if there is no map or the address has no coordinates.
 */
const toAddressHit = (
  { id, label, location }: Result['addresses'][number],
  hasMap: boolean,
  page: string | undefined,
): UngroupedHit => ({
  kind: 'ADDRESS',
  key: `address ${id}`,
  title: label,
  facts: '',
  note: '',
  path: location && hasMap ? toThematicMap({ center: location, zoom: streetZoom }) : (page ?? ''),
});

const toMeterHit = (
  { id, fabricNo, clientName, address, isClosed }: Result['meters'][number],
  path: string,
): UngroupedHit => ({
  kind: 'METER',
  key: `meter ${id}`,
  title: texts.meterNo(fabricNo),
  facts: joinFacts(clientName, address),
  note: isClosed ? texts.isClosed : '',
  path,
});

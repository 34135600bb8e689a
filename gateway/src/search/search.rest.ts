import type { components } from '@struma/schema/rest.ts';
import type {
  FoundAddress,
  FoundBreakdown,
  FoundMeter,
  FoundSignal,
  Person,
  SearchResult,
  SignalCaller,
} from '../kernel/schema-types.generated.ts';
import { toCoordinates } from '../kernel/input/coordinates.ts';
import { assertShape } from '../kernel/rest/wire.ts';

type Wire = components['schemas'];

export const readSearchResult = ({
  kinds,
  signals,
  people,
  breakdowns,
  addresses,
  meters,
  leftOut,
  residentsOnly,
  totals,
}: Wire['SearchResult']): SearchResult => ({
  kinds,
  signals: signals.map(readFoundSignal),
  people: people.map(readCaller),
  breakdowns: breakdowns.map(readFoundBreakdown),
  addresses: addresses.map(readFoundAddress),
  meters: meters.map(readFoundMeter),
  leftOutWords: leftOut ?? [],
  hasResidentsOnly: residentsOnly ?? false,
  totals,
});

const readCaller = (wire: Wire['FoundPerson']): SignalCaller => {
  assertShape(wire, { name: 'string', openSignals: 'number' });
  const { addressLatitude, addressLongitude, nameAsClient = null, email = null, ...caller } = wire;
  return { ...caller, nameAsClient, email, addressLocation: toCoordinates(addressLatitude, addressLongitude) };
};

const readFoundSignal = (wire: Wire['FoundSignal']): FoundSignal => {
  assertShape(wire, { id: 'number', title: 'string' });
  return { id: wire.id, title: wire.title, statusName: wire.status, submitterName: wire.submitter };
};

const readFoundBreakdown = (wire: Wire['FoundBreakdown']): FoundBreakdown => {
  assertShape(wire, { id: 'number', workCardNo: 'string' });
  return { id: wire.id, workCardNo: wire.workCardNo, isFinished: wire.finished, place: wire.place };
};

const readFoundAddress = (wire: Wire['FoundAddress']): FoundAddress => {
  assertShape(wire, { id: 'number', label: 'string' });
  const { id, label, latitude, longitude } = wire;
  return { id, label, location: latitude === null || longitude === null ? null : { latitude, longitude } };
};

const readFoundMeter = ({ id, fabricNo, clientName, address, closed }: Wire['FoundMeter']): FoundMeter => ({
  id,
  fabricNo,
  clientName,
  address,
  isClosed: closed,
});

export const readPerson = (wire: Wire['PersonCard']): Person => {
  assertShape(wire, { name: 'string', openCount: 'number' });
  return { ...wire, openSignals: wire.openSignals.map(readFoundSignal) };
};

/** Reads a signal from GetSignalDetails, a call of the specification. */
export const readSignalDetails = (wire: Wire['SignalRow']): FoundSignal => {
  assertShape(wire, { id: 'number' });
  return {
    id: wire.id,
    title: wire.title ?? '',
    statusName: (wire.status ?? wire.statusObject)?.nameBg ?? '',
    submitterName: wire.createdBySubmitter?.name ?? null,
  };
};

/** Reads a breakdown from a row of GetBreakdownsList, a call of the specification. */
export const readBreakdownRow = (wire: Wire['BreakdownRow']): FoundBreakdown => {
  assertShape(wire, { id: 'number' });
  return { id: wire.id, workCardNo: wire.workCardNo ?? '', isFinished: Boolean(wire.finished), place: null };
};

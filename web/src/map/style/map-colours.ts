import type { ColourMode } from '../../platform/colour-mode.ts';
import type { SignalStatus } from '../../types.ts';

export interface MapColours {
  land: string;
  block: string;
  building: string;
  buildingEdge: string;
  road: string;
  roadMajor: string;
  roadCase: string;
  park: string;
  water: string;
  label: string;
  labelHalo: string;
  pipeMain: string;
  pipe: string;
  pipeHouse: string;
  pipeSelected: string;
  valve: string;
  valveClosed: string;
  meter: string;
  signals: Readonly<Record<SignalStatus, string>>;
  breakdowns: Readonly<Record<'ACTIVE' | 'PLANNED', string>>;
}

/** Each line colour has a contrast of at least 3:1 on land, road, building and park. */
export const mapColours: Readonly<Record<ColourMode, MapColours>> = {
  light: {
    land: '#F3F2EC',
    block: '#ECEBE3',
    building: '#DEDBD0',
    buildingEdge: '#CBC7B8',
    road: '#FFFFFF',
    roadMajor: '#FFF6DF',
    roadCase: '#D9D6CA',
    park: '#DCE8CF',
    water: '#BCDDE8',
    label: '#4F5A60',
    labelHalo: '#FFFFFF',
    pipeMain: '#0B4F9E',
    pipe: '#1276C4',
    pipeHouse: '#5B6FA8',
    pipeSelected: '#C2187A',
    valve: '#14532D',
    valveClosed: '#B3261E',
    meter: '#6A3FA0',
    signals: { SIGNAL: '#0850AB', BREAKDOWN: '#A31C20', REJECTED: '#415055', CLOSED: '#1C5E3D' },
    breakdowns: { ACTIVE: '#A31C20', PLANNED: '#7A4B00' },
  },
  dark: {
    land: '#171D20',
    block: '#1B2226',
    building: '#262E33',
    buildingEdge: '#313B41',
    road: '#2B343A',
    roadMajor: '#38424A',
    roadCase: '#10161A',
    park: '#19291F',
    water: '#123744',
    label: '#A9B5BC',
    labelHalo: '#12181B',
    pipeMain: '#7CB7FF',
    pipe: '#4E9BE8',
    pipeHouse: '#8FA3DA',
    pipeSelected: '#FF77C0',
    valve: '#6FE0A0',
    valveClosed: '#FF8A80',
    meter: '#C6A6FF',
    signals: { SIGNAL: '#9EC5FE', BREAKDOWN: '#FFABA2', REJECTED: '#A3AFB3', CLOSED: '#8BD8AB' },
    breakdowns: { ACTIVE: '#FFABA2', PLANNED: '#F2C66D' },
  },
};

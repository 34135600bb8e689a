import { expect, test } from '@jest/globals';
import { stageOf } from './breakdown-state.tsx';

const now = new Date('2026-11-18T10:00:00+02:00');
const before = '2026-11-18T09:00:00+02:00';
const after = '2026-11-18T11:00:00+02:00';
const open = { isFinished: false, repairStart: null, waterStopStart: null, waterStopEnd: null };

test.each([
  ['NEW', {}],
  ['NEW', { repairStart: after, waterStopStart: after }],
  ['TEAM_SENT', { repairStart: before, waterStopStart: after }],
  ['STOPPED', { repairStart: before, waterStopStart: before, waterStopEnd: after }],
  ['STOPPED', { waterStopStart: before }],
  ['RESTORED', { repairStart: before, waterStopStart: before, waterStopEnd: before }],
  ['FINISHED', { isFinished: true, waterStopStart: before }],
] as const)('BR-4 the stage %s follows from %j', (stage, times) => {
  expect(stageOf({ ...open, ...times }, now)).toBe(stage);
});

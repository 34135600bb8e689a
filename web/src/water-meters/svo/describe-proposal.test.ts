import { expect, test } from '@jest/globals';
import { describeProposal } from './describe-proposal.ts';

const plain = { isNearest: false, isSameSide: true, servesAddress: false, servedAddresses: [] };

test('WM-4 the text of a proposed SVO names the reasons for and against it', () => {
  expect(describeProposal({ ...plain, isNearest: true })).toBe('най-близо, същата страна на улицата');
  expect(describeProposal({ ...plain, isSameSide: false, servedAddresses: ['вх. А', 'вх. Б'] })).toBe(
    'вече обслужва вх. А; вх. Б, отсрещната страна на улицата',
  );
  expect(describeProposal({ ...plain, servesAddress: true })).toBe(
    'вече обслужва този адрес, същата страна на улицата',
  );
});

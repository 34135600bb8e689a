import { describe, expect, test } from '@jest/globals';
import type { SignalTrail } from '../../signal-trail.ts';
import { neighboursOf, onPageOf, pageBeyond } from './use-neighbours.ts';

const trail: SignalTrail = {
  ids: ['9', '8', '7'],
  total: 8,
  variables: { page: { number: 2, size: 3 } },
};

describe('the neighbours of a signal in the list that it was opened from', () => {
  test('stand on the same page', () => {
    expect(neighboursOf(trail, '8')).toEqual({ previous: '9', next: '7', place: 5, total: 8 });
    expect(pageBeyond(trail, '8')).toBeNull();
    expect(neighboursOf(trail, '1')).toBeNull();
  });

  test('stand on the next page and on the one before', () => {
    expect(pageBeyond(trail, '9')).toBe(1);
    expect(pageBeyond(trail, '7')).toBe(3);
    const after = { ...trail, beyond: { ids: ['6', '5'], isAfter: true } };
    expect(pageBeyond(after, '7')).toBeNull();
    expect(neighboursOf(after, '7')).toMatchObject({ previous: '8', next: '6', place: 6 });
    expect(neighboursOf({ ...trail, beyond: { ids: ['12', '11', '10'], isAfter: false } }, '9')?.previous).toBe('10');
  });

  test('are known when an edge is crossed, and there is none after the last one', () => {
    const turned = onPageOf({ ...trail, beyond: { ids: ['6', '5'], isAfter: true } }, '6');
    expect(neighboursOf(turned, '6')).toEqual({ previous: '7', next: '5', place: 7, total: 8 });
    expect(pageBeyond(turned, '5')).toBeNull();
    expect(neighboursOf(turned, '5')?.next).toBeNull();
    expect(onPageOf(trail, '1')).toBe(trail);
  });
});

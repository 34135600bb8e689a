import { describe, expect, test } from '@jest/globals';
import { findNeighbours, findPageToRead, turnToPageOf } from './use-neighbours.ts';

const context = { ids: ['9', '8', '7'], total: 8, page: { number: 2, size: 3 } };

describe('the neighbours of a record in its list', () => {
  test('are on the same page', () => {
    expect(findNeighbours(context, '8')).toEqual({ previous: '9', next: '7', position: 5, total: 8 });
    expect(findPageToRead(context, '8')).toBeNull();
    expect(findNeighbours(context, '1')).toBeNull();
  });

  test('are on the next and the previous page', () => {
    expect(findPageToRead(context, '9')).toBe(1);
    expect(findPageToRead(context, '7')).toBe(3);
    const after = { ...context, adjacentPage: { ids: ['6', '5'], isAfter: true } };
    expect(findPageToRead(after, '7')).toBeNull();
    expect(findNeighbours(after, '7')).toMatchObject({ previous: '8', next: '6', position: 6 });
    const before = { ...context, adjacentPage: { ids: ['12', '11', '10'], isAfter: false } };
    expect(findNeighbours(before, '9')?.previous).toBe('10');
  });

  test('are known across the edge of a page, and the last record has no next record', () => {
    const turned = turnToPageOf({ ...context, adjacentPage: { ids: ['6', '5'], isAfter: true } }, '6');
    expect(findNeighbours(turned, '6')).toEqual({ previous: '7', next: '5', position: 7, total: 8 });
    expect(findPageToRead(turned, '5')).toBeNull();
    expect(findNeighbours(turned, '5')?.next).toBeNull();
    expect(turnToPageOf(context, '1')).toBe(context);
  });
});

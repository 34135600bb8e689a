import { describe, expect, test } from '@jest/globals';
import { neighboursOf, pageToRead, turnedToPageOf } from './use-neighbours.ts';

const context = { ids: ['9', '8', '7'], total: 8, page: { number: 2, size: 3 } };

describe('the neighbours of a record in the list that it was opened from', () => {
  test('are on the same page', () => {
    expect(neighboursOf(context, '8')).toEqual({ previous: '9', next: '7', position: 5, total: 8 });
    expect(pageToRead(context, '8')).toBeNull();
    expect(neighboursOf(context, '1')).toBeNull();
  });

  test('are on the next and the previous page', () => {
    expect(pageToRead(context, '9')).toBe(1);
    expect(pageToRead(context, '7')).toBe(3);
    const after = { ...context, adjacentPage: { ids: ['6', '5'], isAfter: true } };
    expect(pageToRead(after, '7')).toBeNull();
    expect(neighboursOf(after, '7')).toMatchObject({ previous: '8', next: '6', position: 6 });
    expect(neighboursOf({ ...context, adjacentPage: { ids: ['12', '11', '10'], isAfter: false } }, '9')?.previous).toBe(
      '10',
    );
  });

  test('are known across the edge of a page, and the last record has no next one', () => {
    const turned = turnedToPageOf({ ...context, adjacentPage: { ids: ['6', '5'], isAfter: true } }, '6');
    expect(neighboursOf(turned, '6')).toEqual({ previous: '7', next: '5', position: 7, total: 8 });
    expect(pageToRead(turned, '5')).toBeNull();
    expect(neighboursOf(turned, '5')?.next).toBeNull();
    expect(turnedToPageOf(context, '1')).toBe(context);
  });
});

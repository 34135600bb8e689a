import { expect, test } from '@jest/globals';
import { contentDisposition } from './content-disposition.ts';

test('special characters of a file name are escaped in the header', () => {
  expect(contentDisposition("a\"; x='1' %41 й*.txt")).toBe(
    `attachment; filename="a_; x='1' _41 _*.txt"; filename*=UTF-8''a%22%3B%20x%3D%271%27%20%2541%20%D0%B9%2A.txt`,
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { toVersionsPage } from './versions-page.ts';

const changeLog = `# Change log

Introduction.

## Unreleased

### За потребителите

- Сигналите имат **приоритет**.

### For administrators and integrators

- A new setting.

## 1.1 <beta>

### For administrators and integrators

- Nothing that users notice.

## 1.0

### За потребителите

- Сигнали & карта. <script>alert(1)</script>
`;

const page = toVersionsPage(changeLog);

test('VE-1 the page shows what users notice of each version, newest first', () => {
  expect([...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, name]) => name)).toEqual(['Предстояща версия', '1.0']);
  expect(page).toContain('<li>Сигналите имат <strong>приоритет</strong>.</li>');
  expect(page).not.toContain('A new setting');
  expect(page).not.toContain('Introduction');
});

test('VE-1 the change log of the product has a part for users in its newest version', () => {
  const productPage = toVersionsPage(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'));
  expect(productPage).toMatch(/<h2>Предстояща версия<\/h2>\n<ul>\n<li>/);
});

test('the page has no script and no inline style, which its content security policy would reject', () => {
  expect(page).not.toMatch(/<script|<style|style=/);
});

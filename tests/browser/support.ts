import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Cookie, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { passwords, type DemoUser } from '../builders/demo-users.ts';
import { watchRequests } from './outside-requests.ts';

/**
 * A test with a page on which no content-security-policy violation and no script error may happen, in a browser that asks
 * nobody but the product. Only where `drawsMaps` is set does the browser know WebGL, which costs most of a processor where
 * no graphics card draws it.
 */
export const test = base.extend<
  { drawsMaps: boolean; violations: string[]; staysInside: void },
  { outsideRequests: string[] }
>({
  drawsMaps: [false, { option: true }],
  outsideRequests: [
    async ({ browser }, use, { project }) => use(watchRequests(browser, project.use.baseURL ?? '')),
    { scope: 'worker', auto: true },
  ],
  staysInside: [
    async ({ outsideRequests }, use) => {
      await use();
      expect(outsideRequests.splice(0), 'requests to others').toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context, drawsMaps }, use) => {
      if (!drawsMaps) await context.addInitScript(forgetWebGl);
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const page = window as unknown as { reportViolation: (text: string) => void };
          page.reportViolation(
            `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      context.on('weberror', (error) => violations.push(`script error: ${error.error().message}`));
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

const forgetWebGl = (): void => {
  const { prototype } = HTMLCanvasElement;
  const getContext = Reflect.get(prototype, 'getContext') as (...all: unknown[]) => RenderingContext | null;
  prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
  } as typeof prototype.getContext;
};

/** Goes to a page and, where the identity provider asks for it, signs in. Ends on the page that was asked for. */
export const signIn = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Потребителско име').fill(user);
  await page.getByLabel('Парола', { exact: true }).fill(passwords[user]);
  await page.getByRole('button', { name: 'Вход' }).click();
};

/** Signs in with a session of the test's own, to end it or to look at its age, and waits for the page in its frame. */
export const openWithOwnSession = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  await signIn(page, user, path);
  await expect(topTitle(page)).toBeVisible();
};

/** Opens a page as a person and waits for it in its frame. A worker's tests share one session of each person. */
export const openAs = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  const session = sessions.get(user);
  if (session && session.goodUntil > Date.now()) {
    await page.context().addCookies(session.cookies);
    await page.goto(path);
    await expect(topTitle(page)).toBeVisible();
    return;
  }
  const goodUntil = Date.now() + sharedForMs;
  await openWithOwnSession(page, user, path);
  sessions.set(user, { cookies: await page.context().cookies(), goodUntil });
};

interface Session {
  cookies: Cookie[];
  goodUntil: number;
}

const sessions = new Map<DemoUser, Session>();
// Less than the life of an access token: no page begins by refreshing it.
const sharedForMs = 180_000;

/** Fails if axe finds anything serious or critical on the page as it is. */
export const expectAccessible = (page: Page): Promise<void> => expectRules(page, everyRule);

/**
 * The same in light and dark, in a wide and a narrow window. What is on the page must outlive the change of width. Between
 * the themes nothing changes but colours.
 */
export const expectAccessibleEverywhere = async (
  page: Page,
  widths: readonly number[] = [1440, 390],
): Promise<void> => {
  const before = page.viewportSize();
  const giveTransitionsBack = await withoutTransitions(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectRules(page, everyRule);
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectRules(page, rulesOfColour);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await giveTransitionsBack();
  if (before) await page.setViewportSize(before);
};

/** The page's name in the top bar. It has a short form too, which only narrow windows show. */
export const topTitle = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('heading', { level: 1, ...(name !== undefined && { name }), exact: true });

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};
const rulesOfColour: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const expectRules = async (page: Page, rules: RunOptions): Promise<void> => {
  await page.evaluate(settled);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const serious = await page.evaluate(
    async (options) => {
      const { axe: here } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await here.run(document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
    },
    { ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  expect.soft(serious, `axe at ${page.url()}`).toEqual([]);
};

/** A width or a theme reaches the page by its scripts, in the next frame. */
const settled = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

/** Takes all transitions away: no colour is caught on its way to another. Answers how to give them back. */
const withoutTransitions = async (page: Page): Promise<() => Promise<void>> => {
  const sheet = await page.evaluateHandle(() => {
    const none = new CSSStyleSheet();
    none.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(none);
    return none;
  });
  return () =>
    sheet.evaluate((none) => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(none), 1));
};

const expectNoOverflow = async (page: Page): Promise<void> => {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `pixels by which the page is wider than its window at ${page.url()}`).toBeLessThanOrEqual(0);
};

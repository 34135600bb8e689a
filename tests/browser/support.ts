// The `test` of all browser tests, sign-in, and checks of accessibility.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { passwords, type DemoUser } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { watchExternalRequests } from './external-requests.ts';
import { createKeeper, type Keeper } from './kept-page.ts';

/**
 * A test that fails on a violation of the content security policy, a script error, or a request to another host. WebGL
 * is available with `drawsMaps` only: without a graphics card it takes most of a processor. The tests with `keepsPage`
 * share one page for each worker.
 */
export const test = base.extend<
  { drawsMaps: boolean; keepsPage: boolean; violations: string[]; noExternalRequests: void },
  { externalRequests: string[]; keeper: Keeper }
>({
  drawsMaps: [false, { option: true }],
  keepsPage: [false, { option: true }],
  externalRequests: [
    async ({ browser }, use, { project }) => use(watchExternalRequests(browser, project.use.baseURL ?? '')),
    { scope: 'worker', auto: true },
  ],
  noExternalRequests: [
    async ({ externalRequests }, use) => {
      await use();
      expect(externalRequests.splice(0), 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  keeper: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const prepare = async (context: BrowserContext): Promise<string[]> => {
        await context.addInitScript(disableWebGl);
        return reportViolations(context);
      };
      const keeper = createKeeper(browser, { baseURL, locale, timezoneId, viewport }, { prepare, leave: leaveScreen });
      await use(keeper);
      await keeper.discard();
    },
    { scope: 'worker' },
  ],
  // `provide`: the linter takes `use` for a hook of React.
  context: async ({ browser, keeper, keepsPage }, provide) => {
    if (keepsPage) return provide((await keeper.open()).context);
    const context = await browser.newContext();
    await provide(context);
    await context.close();
  },
  page: async ({ context, keeper, keepsPage }, provide, info) => {
    if (!keepsPage) return provide(await context.newPage());
    await provide((await keeper.open()).page);
    await (info.status === info.expectedStatus ? keeper.leave() : keeper.discard());
  },
  violations: [
    async ({ context, drawsMaps, keeper, keepsPage }, use) => {
      if (!drawsMaps && !keepsPage) await context.addInitScript(disableWebGl);
      const violations = keepsPage ? (await keeper.open()).violations : await reportViolations(context);
      await use(violations);
      expect(violations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the violations of the content security policy and the script errors of all pages of a context. */
const reportViolations = async (context: BrowserContext): Promise<string[]> => {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const page = window as unknown as { reportViolation: (text: string) => void };
      page.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  context.on('weberror', (error) => violations.push(`script error: ${error.error().message}`));
  return violations;
};

const disableWebGl = (): void => {
  const { prototype } = HTMLCanvasElement;
  const getContext = Reflect.get(prototype, 'getContext') as (...all: unknown[]) => RenderingContext | null;
  prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
  } as typeof prototype.getContext;
};

/** Opens a page and sends the sign-in form of the identity provider. Does not wait for the next page. */
export const signIn = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  await page.goto(path);
  await sendSignInForm(page, user);
};

/** Fills in and sends the sign-in form that the page shows. Does not wait for the next page. */
export const sendSignInForm = async (page: Page, user: DemoUser): Promise<void> => {
  await page.getByLabel('Потребителско име').fill(user);
  await page.getByLabel('Парола', { exact: true }).fill(passwords[user]);
  await page.getByRole('button', { name: 'Вход' }).click();
};

/** Opens a page with a new session, which the test may end, and waits for its title. */
export const openWithOwnSession = (page: Page, user: DemoUser, path = '/'): Promise<void> =>
  openWith(startSession(user), page, path);

/** Opens a page as a person and waits for its title. The tests of a worker share one session of each person. */
export const openAs = async (page: Page, user: DemoUser, path = '/'): Promise<void> => {
  const isLeft = page.url().endsWith(leftScreen.path) && usersOfPages.get(page) === user;
  if (!isLeft) {
    await openWith(sharedSession(user), page, path);
    usersOfPages.set(page, user);
    return;
  }
  await openByLink(page, path);
  await expect(topTitle(page)).not.toHaveText(leftScreen.title);
};

/** Who has signed in on a page last. */
const usersOfPages = new WeakMap<Page, DemoUser>();

/** The screen of a kept page between two tests. */
const leftScreen = { path: '/error/404', title: 'Грешка 404' };
const leftWithin = { timeout: 3_000 };
const wideWindow = { width: 1440, height: 900 };

/** Opens the screen between two tests. No message, draft or request handler stays for the next one. */
const leaveScreen = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await page.setViewportSize(test.info().project.use.viewport ?? wideWindow);
  await page.evaluate(() => sessionStorage.clear());
  await openByLink(page, leftScreen.path);
  await expect(topTitle(page, leftScreen.title)).toBeVisible(leftWithin);
  await expect(page.locator(':modal')).toHaveCount(0, leftWithin);
  const messages = page.getByRole('region', { name: 'Известия' }).getByRole('button', { name: 'Затвори' });
  await messages.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(messages).toHaveCount(0, leftWithin);
};

const openWith = async (session: Promise<SessionCookie[]>, page: Page, path: string): Promise<void> => {
  await page.context().addCookies(await session);
  await page.goto(path);
  await expect(topTitle(page)).toBeVisible();
};

/** Opens a path as a link in the page does: without loading the page again, which takes seconds of processor time. */
export const openByLink = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

/** Opens the form of a list's filter. It may be open already: a kept page remembers it. */
export const openFilterForm = async (page: Page, title: string): Promise<void> => {
  const button = page.getByRole('button', { name: title });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
};

const sessions = new Map<DemoUser, { cookies: SessionCookie[]; expiresAt: number }>();
// Shorter than the life of an access token: no page starts with a token refresh.
const sharedForMs = 180_000;

const sharedSession = async (user: DemoUser): Promise<SessionCookie[]> => {
  const present = sessions.get(user);
  if (present && present.expiresAt > Date.now()) return present.cookies;
  const expiresAt = Date.now() + sharedForMs;
  const cookies = await startSession(user);
  sessions.set(user, { cookies, expiresAt });
  return cookies;
};

/** Signs in by HTTP, which takes a tenth of the time of a sign-in in the browser. Returns the cookies. */
const startSession = async (user: DemoUser): Promise<SessionCookie[]> => {
  const address = test.info().project.use.baseURL ?? '';
  const person = new BrowserClient(address);
  await person.signIn(user, passwords[user]);
  return [...person.cookies].map(([name, value]): SessionCookie => {
    const isIdentityCookie = name.startsWith('identity_');
    return {
      name,
      value,
      domain: new URL(address).hostname,
      path: isIdentityCookie ? '/realms/struma' : '/',
      httpOnly: true,
      secure: !isIdentityCookie,
      sameSite: isIdentityCookie ? 'Lax' : 'Strict',
    };
  });
};

type SessionCookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Fails if axe finds a serious or critical violation on the page, or in its modal dialog if one is open. */
export const expectAccessible = (page: Page): Promise<void> => expectRules(page, everyRule);

/**
 * Fails if axe finds a serious or critical violation in a wide window (light theme, and the colours of the dark theme)
 * or in a narrow one (dark theme), or if the page is wider than its window. Dialogs and panels that the test has opened
 * are checked only if they stay open when the width changes. Of a page with a modal dialog, only the dialog is checked:
 * nobody can reach the rest, and a check of a list takes seconds of processor time.
 */
export const expectAccessibleEverywhere = async (
  page: Page,
  widths: readonly number[] = [1440, 390],
): Promise<void> => {
  const before = page.viewportSize();
  const restoreTransitions = await withoutTransitions(page);
  for (const width of widths) {
    const isNarrow = width < 600;
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await page.emulateMedia({ colorScheme: isNarrow ? 'dark' : 'light', reducedMotion: 'reduce' });
    await expectRules(page, everyRule);
    await expectNoOverflow(page);
    if (isNarrow) continue;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectRules(page, rulesOfColour);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await restoreTransitions();
  if (before) await page.setViewportSize(before);
  await page.evaluate(settled);
};

/** The page's title in the top bar; narrow windows show its short form. */
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
      const dialog = [...document.querySelectorAll<HTMLElement>(':modal')].at(-1);
      const { violations } = await here.run(dialog ?? document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
    },
    { ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  expect.soft(serious, `axe at ${page.url()}`).toEqual([]);
};

/** Waits for two frames: scripts of the page handle a new width or theme in the next frame. */
const settled = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

/** Removes all transitions, so that no colour is measured while it changes. Returns a function that restores them. */
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

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface KeptPage {
  context: BrowserContext;
  page: Page;
  violations: string[];
}

interface Steps {
  /** Prepares a new context. Returns the list to which its violations will be added. */
  prepare: (context: BrowserContext) => Promise<string[]>;
  /** Leaves the screen of a test. Throws if something of the test stays. */
  leave: (page: Page) => Promise<void>;
}

/**
 * Keeps one page open for several tests, because a page load takes two seconds of processor time. A page that a failed
 * test has used, or that cannot be left, is closed; the next test gets a new one.
 */
export const createKeeper = (browser: Browser, options: BrowserContextOptions, { prepare, leave }: Steps) => {
  let kept: KeptPage | null = null;
  const discard = async (): Promise<void> => {
    await kept?.context.close();
    kept = null;
  };
  return {
    open: async (): Promise<KeptPage> => {
      if (kept) return kept;
      const context = await browser.newContext(options);
      const violations = await prepare(context);
      kept = { context, violations, page: await context.newPage() };
      return kept;
    },
    leave: async (): Promise<void> => {
      if (kept) await leave(kept.page).catch(discard);
    },
    discard,
  };
};

export type Keeper = ReturnType<typeof createKeeper>;

import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../browser/chromium.ts';

/** A Chromium for tests that are not run by Playwright, because they share the product with other tests. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await chromiumLaunch());

/** The page options of the browser tests. */
export const pageOptions = {
  locale: 'bg-BG',
  timezoneId: 'Europe/Sofia',
  viewport: { width: 1440, height: 900 },
} as const;

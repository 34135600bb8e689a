import type { Page } from '@playwright/test';

/**
 * Records effects that a text can have only as an attack: dialogs, the variable `__hit` set by a script, policy
 * violations, errors, windows, frames, requests to other origins than `ownOrigin`. Call this function before the page
 * is opened.
 */
export const monitorXss = async (page: Page, ownOrigin: string): Promise<string[]> => {
  const effects: string[] = [];
  await page.exposeFunction('reportEffect', (text: string) => effects.push(text));
  await page.addInitScript(reportEffectsOfPage);
  page.on('dialog', (dialog) => {
    effects.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // A failed load is normal before the sign-in; requests to other hosts are reported below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      effects.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => effects.push(`error ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(request.url(), ownOrigin)) effects.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => effects.push(`window ${popup.url()}`));
  page.on('frameattached', (frame) => effects.push(`frame ${frame.url()}`));
  return effects;
};

/** Sends mouse and focus events to everything inside the elements; links to other pages are not followed. */
export const touchAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    const preventNavigation = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && ['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) event.preventDefault();
    };
    document.addEventListener('click', preventNavigation, { capture: true });
    for (const element of document.querySelectorAll<HTMLElement>(`${chosen} *`)) {
      for (const type of ['mouseover', 'mouseenter', 'focus']) element.dispatchEvent(new Event(type));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    document.removeEventListener('click', preventNavigation, { capture: true });
    // Waits for started scripts, which run in later tasks.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, selector);

/** Finds elements and attributes that no message may have, by rules that share no code with the product. */
export const findUnexpectedParts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((chosen) => {
    const tags = 'P H3 H4 H5 UL OL LI BLOCKQUOTE BR STRONG EM U S A'.split(' ');
    const isAllowed = ({ tagName }: Element, { name, value }: Attr): boolean => {
      if (name === 'start') return tagName === 'OL' && /^-?\d+$/.test(value);
      if (name === 'data-level') return /^[123]$/.test(value);
      if (tagName !== 'A') return false;
      if (name === 'href') return /^(https?:\/\/|mailto:|tel:)[^\s"<>\\]*$/i.test(value);
      return (name === 'target' && value === '_blank') || (name === 'rel' && value === 'noopener noreferrer');
    };
    return [...document.querySelectorAll(`${chosen} *`)].flatMap((element) => [
      ...(tags.includes(element.tagName) ? [] : [element.tagName]),
      ...[...element.attributes]
        .filter((attribute) => !isAllowed(element, attribute))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]);
  }, selector);

const reportEffectsOfPage = (): void => {
  const { reportEffect } = window as unknown as { reportEffect: (text: string) => void };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportEffect(`policy ${violatedDirective} ${blockedURI}`),
  );
  Object.defineProperty(window, '__hit', {
    set() {
      reportEffect('hit');
    },
  });
};

const isOwn = (address: string, ownOrigin: string): boolean =>
  address.startsWith(`${ownOrigin}/`) || /^(data|blob|about):/.test(address);

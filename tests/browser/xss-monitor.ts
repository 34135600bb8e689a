import type { Page } from '@playwright/test';

/**
 * What a page does that no text in it may make it do: dialogs, a mark left by a script, policies tried, errors, windows,
 * frames, requests to anywhere but `own`. Watch before the page is opened.
 */
export const watchForHarm = async (page: Page, own: string): Promise<string[]> => {
  const harm: string[] = [];
  await page.exposeFunction('reportHarm', (text: string) => harm.push(text));
  await page.addInitScript(reportFromWithin);
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // Whoever is not signed in yet gets such an answer too; what fails elsewhere is seen as a request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      harm.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => harm.push(`error ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(request.url(), own)) harm.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => harm.push(`window ${popup.url()}`));
  page.on('frameattached', (frame) => harm.push(`frame ${frame.url()}`));
  return harm;
};

/** Touches everything inside the elements as a mouse and a keyboard would; links to elsewhere are not followed. */
export const touchAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    const stay = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && ['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) event.preventDefault();
    };
    document.addEventListener('click', stay, { capture: true });
    for (const element of document.querySelectorAll<HTMLElement>(`${chosen} *`)) {
      for (const type of ['mouseover', 'mouseenter', 'focus']) element.dispatchEvent(new Event(type));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    document.removeEventListener('click', stay, { capture: true });
    // What was made to run runs in a task of its own.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, selector);

/** Elements and attributes inside the elements that no message may have; by rules of its own, not by those of the product. */
export const strangeParts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((chosen) => {
    const tags = 'P H3 H4 H5 UL OL LI BLOCKQUOTE BR STRONG EM U S A'.split(' ');
    const isPlain = ({ tagName }: Element, { name, value }: Attr): boolean => {
      if (name === 'start') return tagName === 'OL' && /^-?\d+$/.test(value);
      if (name === 'data-level') return /^[123]$/.test(value);
      if (tagName !== 'A') return false;
      if (name === 'href') return /^(https?:\/\/|mailto:|tel:)[^\s"<>\\]*$/i.test(value);
      return (name === 'target' && value === '_blank') || (name === 'rel' && value === 'noopener noreferrer');
    };
    return [...document.querySelectorAll(`${chosen} *`)].flatMap((element) => [
      ...(tags.includes(element.tagName) ? [] : [element.tagName]),
      ...[...element.attributes]
        .filter((attribute) => !isPlain(element, attribute))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]);
  }, selector);

const reportFromWithin = (): void => {
  const { reportHarm } = window as unknown as { reportHarm: (text: string) => void };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportHarm(`policy ${violatedDirective} ${blockedURI}`),
  );
  Object.defineProperty(window, '__hit', {
    set() {
      reportHarm('hit');
    },
  });
};

const isOwn = (address: string, own: string): boolean =>
  address.startsWith(`${own}/`) || /^(data|blob|about):/.test(address);

import type { ServerResponse } from 'node:http';
import { type Footer, type Page, renderPage } from './layout.ts';

export type PageSender = (response: ServerResponse, status: number, page: Page, formTarget?: string) => void;

/** `formTarget`: the URL at which the redirects of the form end. Browsers check redirects against `form-action` too. */
export const createPageSender =
  (footer: Footer): PageSender =>
  (response, status, page, formTarget) => {
    allowFormTarget(response, formTarget);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(renderPage(page, footer));
  };

const allowFormTarget = (response: ServerResponse, target: string | undefined): void => {
  const policy = String(response.getHeader('content-security-policy'));
  if (!target || !URL.canParse(target)) return;
  const widened = policy.replace("form-action 'self'", `form-action 'self' ${new URL(target).origin}`);
  response.setHeader('content-security-policy', widened);
};

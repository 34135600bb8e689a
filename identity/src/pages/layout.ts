import { brandName } from '../identity.texts.ts';
import { realmPath } from '../realm/realm.ts';
import { html, type Html, trusted } from './html.ts';
import { resourceVersion } from './resources.ts';

export interface Page {
  title: string;
  content: Html;
  hasScript?: boolean;
}

export interface Footer {
  version: string | undefined;
}

export const renderPage = ({ title, content, hasScript }: Page, { version }: Footer): string =>
  `<!doctype html>\n${
    html`<html lang="bg">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="${resource('mark.svg')}" type="image/svg+xml" />
        <link rel="preload" href="${fontAddress}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${resource('sign-in.css')}" />
        ${hasScript && html`<script src="${resource('reveal.js')}" defer></script>`}
      </head>
      <body>
        <div class="side">
          <header class="brand">${mark}<span>${brandName}</span></header>
          <main class="box">${content}</main>
          <footer><span>© ${new Date().getFullYear()}</span>${version && html`<span>${version}</span>`}</footer>
        </div>
        <div class="picture" aria-hidden="true"></div>
      </body>
    </html>`.text
  }\n`;

// The stylesheet refers to the fonts without a version, and the preloaded address must be the same.
const fontAddress = `${realmPath}/resources/cyrillic.woff2`;

const resource = (name: string): string => `${realmPath}/resources/${name}?v=${resourceVersion}`;

const mark = trusted(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#0F5C73"/>' +
    '<path d="M17.2 5.8c-3.4-1.7-8.9-1.1-8.9 2.2 0 4 8.7 3 8.7 7.4 0 3.6-5.8 4.3-9.8 2.2" fill="none" ' +
    'stroke="#fff" stroke-width="2.3" stroke-linecap="round"/>' +
    '<circle cx="18" cy="6.2" r="2.4" fill="#F0AE3C" stroke="#0F5C73" stroke-width="1.2"/></svg>',
);

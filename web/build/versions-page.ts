import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { texts } from './versions-page.texts.ts';

const changeLog = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));

/** VE-1: Vite plugin that writes versions.html, which the web client shows in a frame. */
export function versionsPage(): Plugin {
  const render = async (styleSheets: readonly string[] = []): Promise<string> =>
    toVersionsPage(await readFile(changeLog, 'utf8'), styleSheets);
  return {
    name: 'versions-page',
    generateBundle: {
      // Runs after the style sheets are in the bundle, because the page links the style sheet that declares the fonts.
      order: 'post',
      async handler(_options, bundle) {
        const fontStyleSheets = Object.values(bundle)
          .filter((file) => file.type === 'asset' && String(file.source).startsWith('@font-face'))
          .map(({ fileName }) => `/${fileName}`);
        this.emitFile({ type: 'asset', fileName: 'versions.html', source: await render(fontStyleSheets) });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/versions.html', (_request, response, next) => {
        render().then((page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page), next);
      });
    },
  };
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const marked = new Marked({ renderer: { html: ({ text }) => escape(text) } });

/** Converts a change log in Markdown to an HTML page with the Bulgarian section of each version, which is for users. */
export const toVersionsPage = (markdown: string, styleSheets: readonly string[] = []): string => {
  const versions = versionsIn(marked.lexer(markdown))
    .map(({ name, tokens }) => `<section>\n<h2>${escape(name)}</h2>\n${marked.parser(tokens)}</section>\n`)
    .join('');
  return `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
${['/versions.css', ...styleSheets].map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
</head>
<body>
<h1>${texts.title}</h1>
${versions}</body>
</html>
`;
};

interface Version {
  name: string;
  tokens: Token[];
}

/** Headings of the second level name versions, headings of the third level name parts of a version. */
const versionsIn = (tokens: readonly Token[]): Version[] => {
  const versions: Version[] = [];
  let isForUsers = false;
  for (const token of tokens) {
    const heading = token.type === 'heading' ? (token as Tokens.Heading) : null;
    if (heading?.depth === 2) {
      versions.push({ name: heading.text === 'Unreleased' ? texts.unreleased : heading.text, tokens: [] });
      isForUsers = false;
    } else if (heading) isForUsers = heading.text === texts.forUsers;
    else if (isForUsers) versions.at(-1)?.tokens.push(token);
  }
  return versions.filter((version) => version.tokens.length > 0);
};

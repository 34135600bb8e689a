import type { Page } from '@playwright/test';
import { touchAll, monitorXss } from './xss-monitor.ts';

/** Control of the XSS tests: opens a page that inserts the messages as HTML, unchecked. Returns their effects. */
export const attackUnsafePage = async (page: Page, messages: readonly string[], policy?: string): Promise<string[]> => {
  const origin = 'http://unsafe.example';
  await page.route('**/*', (route) =>
    route.request().url() === `${origin}/`
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><main>${messages.map(renderUnsafely).join('')}</main>`,
          ...(policy && { headers: { 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' } }),
        })
      : route.abort(),
  );
  const effects = await monitorXss(page, origin);
  await page.goto(`${origin}/`);
  await touchAll(page, 'main');
  return effects;
};

const renderUnsafely = (message: string): string => {
  try {
    return renderNode(JSON.parse(message));
  } catch {
    return message;
  }
};

const renderNode = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(renderNode).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { type, attrs, content, text, marks } = value as Record<string, unknown>;
  const inner = typeof text === 'string' ? text : renderNode(content);
  const marked = Array.isArray(marks)
    ? marks.reduce<string>((inside, mark) => element(mark as Record<string, unknown>, inside), inner)
    : inner;
  return type === 'text' || type === 'doc' ? marked : element({ type, attrs }, marked);
};

const element = ({ type, attrs }: Record<string, unknown>, inner: string): string => {
  const { dangerouslySetInnerHTML: raw, ...rest } = (attrs ?? {}) as Record<string, unknown>;
  const tag = tags[String(type)] ?? String(type);
  const attributes = Object.entries(rest).map(([name, value]) => ` ${name}="${String(value)}"`);
  const html = (raw as { __html?: string } | undefined)?.__html;
  return `<${tag}${attributes.join('')}>${html ?? inner}</${tag}>`;
};

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  heading: 'h1',
  orderedList: 'ol',
  listItem: 'li',
  image: 'img',
  link: 'a',
  textStyle: 'span',
};

const origin = 'http://struma.invalid';
const excludedPaths = /^\/(auth|authentication|files|graphql|realms)(\/|$)/i;
const maxLength = 2000;
/** Allows no backslash and no space: browsers remove tabs and line breaks from URLs and read a backslash as a slash. */
const printable = /^[!-[\]-~\u{a1}-\u{10ffff}]*$/u;

/** Returns the page after sign-in: `value` if it is a path of the application, else the first page. */
export const safeReturnTo = (value: string | null): string => {
  if (!value || value.length > maxLength || !/^\/(?!\/)/.test(value) || !printable.test(value)) return '/';
  if (!URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  // Dot segments may form a path that browsers read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || excludedPaths.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
};

const origin = 'http://struma.invalid';
const ownPaths = /^\/(auth|authentication|files|graphql|realms)(\/|$)/i;
const longest = 2000;
/** Browsers drop tabs and line breaks from an address, and read a backslash as a slash. */
const printable = /^[!-[\]-~\u{a1}-\u{10ffff}]*$/u;

/** The page to go to after sign-in: a path of this very application, else the first page. */
export const safeReturnTo = (value: string | null): string => {
  if (!value || value.length > longest || !/^\/(?!\/)/.test(value) || !printable.test(value)) return '/';
  if (!URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  // Dot segments may leave a path that a browser takes for another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || ownPaths.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
};

import type { LaunchSettings } from './settings.ts';

const demoUsers = [
  ['operator', 'Struma2!', 'works with signals'],
  ['admin', 'Struma1!', 'works with signals, may introspect the schema'],
  ['editor', 'Struma3!', 'edits users; submits and follows own signals'],
  ['creator', 'Struma4!', 'adds users; submits and follows own signals'],
  ['citizen', 'Struma5!', 'a citizen: submits and follows own signals'],
  ['newcomer', 'Struma6!', 'has no allowed action: sign-in is refused'],
  ['valves', 'Struma7!', 'belongs to the group valves only'],
  ['dummy', 'Struma8!', 'operator and administrator of TestDummyGroup only'],
] as const;

/** The output of `npm start` when the product is ready. Demo users are listed if they exist. */
export const announcement = (settings: LaunchSettings): string[] => [
  `Struma is ready: ${settings.publicUrl}`,
  ...(settings.isDemo && !settings.oidcIssuer
    ? ['', 'Demo users:', ...demoUsers.map(([name, password, does]) => `  ${name.padEnd(9)} ${password}  ${does}`)]
    : []),
  '',
  settings.logFile === '-' ? 'Ctrl-C ends it.' : `Log: ${settings.logFile}. Ctrl-C ends it.`,
];

/** A word that the project gave up, and what to write instead. */
interface AbandonedWord {
  pattern: RegExp;
  replacement: string;
}

/** Names of released routes and migrations, which stay. */
const releasedNames: readonly string[] = ['cut-offs', 'cutOffs'];

/** Files that may contain old names, such as the change log, the translation of old settings and released tables. */
const allowedFiles: readonly RegExp[] = [
  /^CHANGELOG\.md$/,
  /^docs\/operating\.md$/,
  /^(gateway|backend)\/src\/settings(\.test)?\.ts$/,
  /^tests\/contract\/renamed-settings\.test\.ts$/,
  /\/tables\.generated\.ts$/,
  /^lint\/abandoned-words(\.test)?\.ts$/,
];

const abandonedWords: readonly AbandonedWord[] = [
  { pattern: /trouble/i, replacement: 'UpstreamError, toUpstreamError, toGraphQLError; in texts: problem, failure' },
  { pattern: /senseless/i, replacement: 'INVALID_RESPONSE, malformed' },
  { pattern: /\bdemandForm\b/, replacement: 'assertShape' },
  { pattern: /\btakeNotes\b/, replacement: 'trackReads' },
  { pattern: /\bspoil/i, replacement: 'markUncacheable; in texts: break' },
  { pattern: /\bsayingOutcome\b/, replacement: 'attachOutcome' },
  { pattern: /\bblame/i, replacement: 'preferClientError; in texts: name the cause' },
  { pattern: /\bWrites?Needs\b/, replacement: 'WriteContext, WriteDeps' },
  { pattern: /\bdeskAccess\b/, replacement: 'signalAccess' },
  { pattern: /\bhasDesk\b/, replacement: 'hasOperatorTools' },
  { pattern: /CITIZEN_DESK|CitizenDesk\b/, replacement: 'CITIZEN_PORTAL, hasCitizenPortal' },
  { pattern: /\b(request|context)\.caller\b|\bVisitor\b/, replacement: 'Principal' },
  { pattern: /\bfreeDocuments\b|FREE_DOCUMENTS/, replacement: 'adHocQueries, AD_HOC_QUERIES' },
  { pattern: /\bknownDocuments?\b/, replacement: 'persistedQueries' },
  { pattern: /cut-?offs?\b/i, replacement: 'token revocations; of a layout: overflow' },
  { pattern: /\bStanding\b/, replacement: 'SessionChange' },
  { pattern: /\bEnclosure\b/, replacement: 'AttachmentInput' },
  { pattern: /\bthisMoment\b/, replacement: 'sqlNow' },
  { pattern: /\bmeetColleague\b/, replacement: 'upsertColleague' },
  { pattern: /\bsignalTrail\b/, replacement: 'listContext' },
  { pattern: /\bwho(m|se)?ever\b/i, replacement: 'name the person or the thing' },
  { pattern: /\btellUnsent\b/, replacement: 'reportDelivery' },
  { pattern: /\bwordsOf\b/, replacement: 'describe' },
  { pattern: /\bharm\b|(?<![a-z])[hH]arm(?=[A-Z.])/, replacement: 'XSS, attack effect' },
  { pattern: /undefended/i, replacement: 'unsafe page' },
  { pattern: /[a-z]Stand\b|[/-]stand\b/, replacement: 'harness' },
  { pattern: /\binsist(ent|On|s)?/i, replacement: 'send until the outcome is known, repeated' },
];

interface Finding {
  line: number;
  word: string;
  replacement: string;
}

/** Finds abandoned words in names, comments, titles, log lines and prose alike: the whole text is searched. */
export const findAbandonedWords = (text: string): Finding[] =>
  text.split('\n').flatMap((line, index) =>
    abandonedWords.flatMap(({ pattern, replacement }) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined || releasedNames.includes(word) ? [] : [{ line: index + 1, word, replacement }];
    }),
  );

export const isChecked = (file: string): boolean => !allowedFiles.some((each) => each.test(file));

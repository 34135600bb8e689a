/**
 * Modules that are loaded together, each group in one file. The first matching group counts. Without groups, every
 * shared module would be a file of its own: 70 files for a list, each with its own headers, and 4 KB more before the
 * first rows. If an early group needs a module of a late one, both load at once: `scripts/web-size.ts` shows it.
 */
const groups = {
  /** What every page needs before it shows anything. */
  app: /(web\/src\/main\.tsx|createLucideIcon\.\w+|platform\/format\.ts|glyphs\/glyph\.tsx|fields\/sofia-time\.ts|command\/use-background-command\.ts|triangle-(alert|exclamation-point)\.\w+|signals\/(signal-columns\.tsx|signal-state\.tsx))$/,
  /** What a list needs for its first rows. */
  list: /(ui\/list\/(?!live|integrity|list-items)|icons\/(arrow-up|arrow-down|eye|chevron-up|sliders-horizontal)\.|schema\/generated\/inputs|ui\/fields\/(dates|local-time)|platform\/use-now|session\/use-viewer)/,
  /** Fields, dialogs, commands and live events, which almost every page needs. */
  common:
    /(platform\/(command|live|hit-count)|session\/record-path|ui\/(list\/live\/read-list|command-note|fields\/(field-frame|text-field|combobox|use-debounced|fields\.texts)|dialog-frame|use-modal|checkbox-style)|components\/kbd\/|icons\/(x|map-pin|search|chevron-left|chevron-right|printer)\.)/,
  /** What every page loads after its start: search, messages, the end of the session. */
  shell:
    /(app\/(shell\/(outage|recovery|global-shortcuts)|fresh-choices|rights-listener)|session\/(session-watch|session-end-sharing|session-over|session\.texts)|signals\/handed-over\/|search\/(search-box|search-dialog|search-panel|hits|search\.(texts|generated))|ui\/(toaster|confirm-dialog|fields\/grouped-choice)|icons\/(circle-check|circle-x|circle-user-round|info)\.)/,
  /** What every list loads after its first rows: pages, saved views, live updates, printing. */
  'list-parts':
    /(ui\/list\/(list-tools|pager|print|filter\/chips|list-parts|export|live|list-items|integrity)|list-views\/(?!list-views\.tsx)|icons\/(rows-3|rows-4|bookmark|columns-3|trash|file-down)\.)/,
  /** The frame of a record: header, facts, neighbours in the list, history. */
  record: /(ui\/(record|list\/neighbours)\/|history\/)/,
};

/** Fewer pages share these modules: a group would load them where they are not needed. */
const minShareCounts: Partial<Record<string, number>> = { list: 10, common: 5, record: 4 };

export const codeGroups = Object.entries(groups)
  .reverse()
  .map(([name, test], index) => ({ name, test, priority: index + 1, minShareCount: minShareCounts[name] ?? 1 }));

import type { ComponentType } from 'react';
import type { Action, ActivityEntity, ServiceFeature } from '../types.ts';
import type { Icon } from '../ui/icons.ts';

/** Groups of the drawer, in their order. */
export type MenuGroup = 'signals' | 'network' | 'meters' | 'data' | 'supervision' | 'administration';

/** Kinds of records that other features link to. */
export type RecordKind = ActivityEntity | 'IMPORT_FILE';

/** Names of the queues of a list that the dashboard counts. */
export type QueueName = 'waiting' | 'overdue' | 'free' | 'fresh' | 'mine' | 'breakdowns';

/** A queue under the name of its quick view in the list, with the search of its address. */
export interface Queue {
  name: QueueName;
  label: string;
  search: string;
}

export type ScreenParams = Readonly<Record<string, string | undefined>>;

/** A page of the product. The router, drawer, dashboard, titles and access rules derive from these records. */
export interface Screen {
  /** Absolute, as react-router writes it: `/signals_oper/preview/:id`. */
  path: string;
  title: string | ((params: ScreenParams) => string);
  /** Shown instead of the title in the narrow top bar. */
  shortTitle?: string | ((params: ScreenParams) => string);
  /** The user needs one of the actions AND one of the groups. Both absent: every signed-in user can open the page. */
  actions?: readonly Action[];
  groups?: readonly string[];
  /** The page exists only if the REST service has this feature. */
  feature?: ServiceFeature;
  /** Label of another page's back button that leads here. */
  backTitle?: string;
  /** Adds a back button with this target, unless the previous page has a `backTitle`. */
  backTo?: string | ((params: ScreenParams) => string);
  /** The page shows one record of this kind. */
  record?: RecordKind;
  menu?: { group: MenuGroup | null; icon: Icon; order: number };
  dashboard?: { icon: Icon; order: number; groups?: readonly string[] };
  /** Physical key (`KeyS`) that opens the page after `G`. */
  shortcutKey?: string;
  /** Physical key that opens the page from everywhere. */
  key?: string;
  /**
   * Users with these actions have a fuller page instead: for them this page has no menu entry, tile or key, and redirects
   * to the fuller page even without the feature.
   */
  fullerFor?: readonly Action[];
  /**
   * Of a list: the search of its address with the records that refer to an item of a nomenclature by a field; null: it
   * cannot show these records.
   */
  recordsOf?: (reference: { kind: string; field: string; itemId: string }) => string | null;
  /** Of the operators' list of signals: its queues with these features of the REST service. */
  queues?: () => Promise<(features: readonly string[]) => readonly Queue[]>;
  page: () => Promise<{ Component: ComponentType }>;
  children?: readonly Screen[];
}

/** The title for these route parameters. */
export const getTitle = (screen: Screen, params: ScreenParams): string =>
  typeof screen.title === 'function' ? screen.title(params) : screen.title;

export const getShortTitle = (screen: Screen, params: ScreenParams): string => {
  const short = screen.shortTitle ?? screen.title;
  return typeof short === 'function' ? short(params) : short;
};

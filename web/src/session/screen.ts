import type { ComponentType } from 'react';
import type { Action, ActivityEntity, ServiceFeature, ToolKind } from '../types.ts';
import type { LiveEvent } from '../platform/live/live-event.ts';
import type { Icon } from '../ui/icons.ts';

/** Groups of the menu in the drawer, from top to bottom. */
export type MenuGroup = 'signals' | 'network' | 'meters' | 'data' | 'supervision' | 'administration';

/** Kinds of records that other features link to. */
export type RecordKind = ActivityEntity;

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
  /** Absolute path in the syntax of react-router: `/signals_oper/preview/:id`. */
  path: string;
  title: string | ((params: ScreenParams) => string);
  /** Shown instead of the title in the menu and on the dashboard, where the title would be ambiguous. */
  menuTitle?: string;
  /** Shown instead of the title in the narrow top bar. */
  shortTitle?: string | ((params: ScreenParams) => string);
  /**
   * The user needs one of the actions AND one of the groups. If both are absent, every signed-in user can open the
   * page.
   */
  actions?: readonly Action[];
  groups?: readonly string[];
  /** The page exists only if the REST service has this feature. */
  feature?: ServiceFeature;
  /** Label of another page's back button if that leads to this page. */
  backTitle?: string;
  /** Adds a back button. It leads to the previous page if that has a `backTitle`, else to this path. */
  backTo?: string | ((params: ScreenParams) => string);
  /** The page shows one record of this kind. */
  record?: RecordKind;
  /** Of the page of a record: the event of a change of such a record. */
  changes?: LiveEvent<unknown>;
  menu?: { group: MenuGroup | null; icon: Icon; order: number };
  dashboard?: { icon: Icon; order: number; groups?: readonly string[] };
  /** Physical key (`KeyS`) that opens the page after `G`. */
  shortcutKey?: string;
  /** Physical key that opens the page from everywhere. */
  key?: string;
  /**
   * Users with these actions have a fuller page instead: for them this page has no menu entry, tile or key, and
   * redirects to the fuller page even if the service lacks the page's feature.
   */
  fullerFor?: readonly Action[];
  /** SH-10: an external tool that replaces the page in menu and dashboard, if its address is configured. */
  replacedBy?: ToolKind;
  /**
   * For a list: returns the URL's query part with which the list shows the records that refer to an item of a
   * nomenclature; null if the list cannot show them.
   */
  recordsOf?: (reference: { kind: string; field: string; itemId: string }) => string | null;
  /** Of a list: the search of its address with the records of a submitter. */
  recordsOfSubmitter?: (submitterId: string) => string;
  /** The form in which an operator adds the signal of another person. */
  addsSignalsOfOthers?: boolean;
  /** Of the operators' list of signals: its queues with these features of the REST service. */
  queues?: () => Promise<(features: readonly string[]) => readonly Queue[]>;
  /** Of the list of breakdowns: the searches of its address that the dashboard's figures lead to. */
  outages?: Readonly<Record<'open' | 'withoutWater' | 'nextRestoration', string>>;
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

import type { ComponentType } from 'react';
import type { Action, ActivityEntity, ServiceFeature, ToolKind } from '../types.ts';
import type { LiveEvent } from '../platform/live/live-event.ts';
import type { Icon } from '../ui/icons.ts';

/** Groups of the menu in the drawer, from top to bottom. */
export type MenuGroup = 'signals' | 'network' | 'meters' | 'data' | 'supervision' | 'administration';

/** Kinds of records that other features link to. */
export type RecordKind = ActivityEntity | 'PERSON';

/** Names of the views of lists that the dashboard counts. */
export type QueueName = 'waiting' | 'overdue' | 'free' | 'fresh' | 'mine' | 'breakdowns' | 'email';

/** A view of a list that the dashboard counts. `label`: its title. `search`: the query string of the list's URL. */
export interface Queue {
  name: QueueName;
  label: string;
  search: string;
  /** Path of the list, if it is not the list of the screen that has the queues. */
  path?: string;
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
  /** The user needs one of the actions AND one of the groups. An absent list requires nothing. */
  actions?: readonly Action[];
  groups?: readonly string[];
  /** The page exists only if the REST service has this feature. */
  feature?: ServiceFeature;
  /** Label of a back button that leads to this page. */
  backTitle?: string;
  /** Adds a back button, which leads to the previous page if that page has a `backTitle`, else to this path. */
  backTo?: string | ((params: ScreenParams) => string);
  /** The page shows one record of this kind. */
  record?: RecordKind;
  /** Only for record pages: the live event that is sent when a record of this kind changes. */
  changes?: LiveEvent<unknown>;
  menu?: { group: MenuGroup | null; icon: Icon; order: number };
  dashboard?: { icon: Icon; order: number; groups?: readonly string[] };
  /** Physical key (`KeyS`) that opens the page after `G`. */
  shortcutKey?: string;
  /** Physical key that opens the page from everywhere. */
  key?: string;
  /**
   * Users with these actions use the operators' version of the page. For them this page has no menu entry, tile or key
   * and redirects to that version, also if the service lacks `feature`.
   */
  redirectedFor?: readonly Action[];
  /** SH-10: an external tool that replaces the page in menu and dashboard, if its URL is configured. */
  replacedBy?: ToolKind;
  /**
   * Only for a list: returns the query string that filters the list to the records that refer to an item of a
   * nomenclature; null if the list has no such filter.
   */
  recordsOf?: (reference: { kind: string; field: string; itemId: string }) => string | null;
  /** Only for a list: returns the query string that filters the list by submitter. */
  recordsOfSubmitter?: (submitterId: string) => string;
  /** Only for the list of addresses: returns the query string that filters the list by the words of an address. */
  recordsOfAddress?: (address: string) => string;
  /** Only for a list whose records have texts and a place: returns the query strings that search both for a text. */
  recordsOfText?: (text: string) => Readonly<Record<'words' | 'address', string>>;
  /** True for the form in which an operator submits a signal for another person. */
  addsSignalsOfOthers?: boolean;
  /**
   * Only for the operators' list of signals: loads the function that returns the queues of the list for the features of
   * the REST service.
   */
  queues?: () => Promise<(features: readonly string[]) => readonly Queue[]>;
  /** Only for a citizen's list of signals: the query strings to which the figures on the dashboard link. */
  ownSignals?: Readonly<Record<'newReply' | 'waiting', string>>;
  /** Only for the list of breakdowns: the query strings to which the figures on the dashboard link. */
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

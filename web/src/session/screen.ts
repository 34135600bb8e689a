import type { ComponentType } from 'react';
import type { Action, ServiceFeature } from '../types.ts';
import type { Icon } from '../ui/icons.ts';

/** Groups of the drawer, in the order in which they stand. */
export type MenuGroup = 'signals' | 'network' | 'meters' | 'data' | 'supervision' | 'administration';

export type ScreenParams = Readonly<Record<string, string | undefined>>;

/** One page of the product. Router, drawer, dashboard, titles and access all derive from these records. */
export interface Screen {
  /** Absolute, as react-router writes it: `/signals_oper/preview/:id`. */
  path: string;
  title: string | ((params: ScreenParams) => string);
  /** Shown instead of the title in the narrow top bar. */
  shortTitle?: string | ((params: ScreenParams) => string);
  /** The person needs one of the actions AND one of the groups. Both absent: open to everybody who is signed in. */
  actions?: readonly Action[];
  groups?: readonly string[];
  /** The page is there only where the REST service can do this. */
  feature?: ServiceFeature;
  /** Text of another page's back button while it leads here. */
  backTitle?: string;
  /** Gives the page a back button: where it leads unless the page visited before has a `backTitle`. */
  backTo?: string;
  menu?: { group: MenuGroup | null; icon: Icon; order: number };
  dashboard?: { icon: Icon; order: number; groups?: readonly string[] };
  /** Physical key (`KeyS`) that opens the page after `G`. */
  goKey?: string;
  /** Physical key that opens the page from everywhere. */
  key?: string;
  /**
   * Actions of persons who have a fuller page of the kind: for them menu, dashboard and keys leave this one out, and it
   * leads on to the fuller one whatever the REST service can do.
   */
  fullerFor?: readonly Action[];
  page: () => Promise<{ Component: ComponentType }>;
  children?: readonly Screen[];
}

/** The title for these route parameters. */
export const titleOf = (screen: Screen, params: ScreenParams): string =>
  typeof screen.title === 'function' ? screen.title(params) : screen.title;

export const shortTitleOf = (screen: Screen, params: ScreenParams): string => {
  const short = screen.shortTitle ?? screen.title;
  return typeof short === 'function' ? short(params) : short;
};

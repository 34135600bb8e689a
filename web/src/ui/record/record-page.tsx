import { chakra, Flex } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext } from 'react';
import { recordStyle } from './record-style.ts';
import { RecordTabs, type RecordTabsProps } from './record-tabs.tsx';

interface RecordPageProps {
  header: ReactNode;
  /** A notice above the columns, for example that the content is out of date. */
  notice?: ReactNode;
  /** The tabs of narrow pages: the first tab shows the main column, each other tab its sections of the side column. */
  tabs?: RecordTabsProps;
  /** `RecordMain` and `RecordAside`, or `RecordSections` alone. */
  children: ReactNode;
}

/** The page of one record: header, tabs and columns. */
export const RecordPage = ({ header, notice, tabs, children }: RecordPageProps) => (
  <Flex direction="column" css={recordStyle} data-tab={tabs && (tabs.current === tabs.tabs[0]?.key ? 'main' : 'aside')}>
    {header}
    {notice}
    {tabs && <RecordTabs {...tabs} />}
    <CurrentTab value={tabs?.current}>
      <div className="columns">{children}</div>
    </CurrentTab>
  </Flex>
);

const CurrentTab = createContext<string | undefined>(undefined);

interface ColumnProps {
  /** Accessible name of the landmark. */
  label: string;
  children: ReactNode;
}

/** The main column. Its content scrolls independently of the page. */
export const RecordMain = ({ label, children }: ColumnProps) => (
  <section className="main" aria-label={label}>
    {children}
  </section>
);

/** The side column: a stack of sections. */
export const RecordAside = ({ label, children }: ColumnProps) => (
  <aside className="aside" aria-label={label}>
    {children}
  </aside>
);

/**
 * The sections of a record without a main column, one below the other. `npm run new:feature` generates pages with this
 * component.
 *
 * @public
 */
export const RecordSections = ({ label, children }: ColumnProps) => (
  <section className="sections" aria-label={label}>
    {children}
  </section>
);

interface RecordSectionProps {
  title: string;
  /** Number to show beside the title. If absent, no number is shown. */
  count?: number | undefined;
  /** Key of the tab that shows the section on narrow pages. If absent, each tab of the side column shows it. */
  tab?: string;
  /** Controls and logs, which a printed sheet omits. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

export const RecordSection = ({ title, count, tab, isScreenOnly, children }: RecordSectionProps) => (
  <section {...useSectionProps(tab)} data-screen-only={isScreenOnly || undefined}>
    <h3>
      {title}
      {count !== undefined && (
        <chakra.span color="fg.subtle" textStyle="sm" fontWeight="normal">
          {count}
        </chakra.span>
      )}
    </h3>
    {children}
  </section>
);

/** The props of a section that is rendered without `RecordSection`. */
export const useSectionProps = (tab: string | undefined) => {
  const current = useContext(CurrentTab);
  const isOther = tab !== undefined && current !== undefined && tab !== current;
  return { className: 'section', 'data-other-tab': isOther || undefined };
};

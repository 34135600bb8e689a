import { chakra } from '@chakra-ui/react';

export interface RecordTab {
  key: string;
  label: string;
  /** Number to show beside the label. If absent, no number is shown. */
  count?: number | undefined;
}

export interface RecordTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly RecordTab[];
  /** Key of the current tab. */
  current: string;
  onChoose: (key: string) => void;
}

/** The tabs of narrow pages, which choose the visible part of the record. */
export const RecordTabs = ({ label, tabs, current, onChoose }: RecordTabsProps) => (
  <chakra.nav hideFrom="lg" display="flex" flex="none" px="2" borderBottomWidth="1px" aria-label={label}>
    {tabs.map((tab) => (
      <chakra.button
        key={tab.key}
        type="button"
        flex="1"
        h="11"
        fontWeight="medium"
        color="fg.muted"
        borderBottomWidth="2px"
        borderColor="transparent"
        aria-current={tab.key === current ? 'true' : undefined}
        css={{ '&[aria-current]': { color: 'fg', borderColor: 'struma.solid', fontWeight: 'semibold' } }}
        onClick={() => onChoose(tab.key)}
      >
        {tab.label}
        {tab.count !== undefined && (
          <chakra.span ms="1.5" textStyle="sm" color="fg.muted">
            {tab.count}
          </chakra.span>
        )}
      </chakra.button>
    ))}
  </chakra.nav>
);

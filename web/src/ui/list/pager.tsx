import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import type { ListState } from './list-state.ts';
import { texts } from './list.texts.ts';
import { partTexts } from './list-parts.texts.ts';
import { pageCount, pageSizes, pageWindow } from './pages.ts';

interface PagerProps {
  state: Pick<ListState, 'page' | 'size'>;
  /** Undefined while the count is loading. */
  total: number | undefined;
  /** True if a next page is likely; used while the total is unknown. */
  mayHaveNext: boolean;
  isNarrow: boolean;
  pages: Pages;
  onSize: (size: number) => void;
}

/** With `pathOf`, pages are links, because the URL contains the page number. With `onPage`, pages are buttons. */
type Pages = { pathOf: (page: number) => { search: string } } | { onPage: (page: number) => void };

/** 'Общо: N записа.', rows per page, up to ten pages. */
export const Pager = ({ state, total, mayHaveNext, isNarrow, pages, onSize }: PagerProps) => {
  const lastPage = total === undefined ? undefined : pageCount(total, state.size);
  const hasNext = lastPage === undefined ? mayHaveNext : state.page < lastPage;
  const nearPages = pageWindow(state.page, lastPage, 5);
  return (
    <Bar>
      <div>
        <output>
          {partTexts.total} {total === undefined ? '…' : <b>{formatNumber(total)}</b>} {partTexts.records}
        </output>
        {!isNarrow && (
          <label>
            <span>{partTexts.rowsPerPage}</span>
            <select value={state.size} onChange={(event) => onSize(Number(event.target.value))}>
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        )}
        <nav aria-label={partTexts.pages}>
          <Step pages={pages} page={state.page - 1} isEnabled={state.page > 1} label={texts.previousPage}>
            <ChevronLeft />
          </Step>
          {pageWindow(state.page, lastPage, isNarrow ? 3 : 10).map((page) => (
            <Page
              key={page}
              pages={pages}
              page={page}
              aria-label={partTexts.pageNumber(formatNumber(page))}
              aria-current={page === state.page ? 'page' : undefined}
              className={nearPages.includes(page) ? undefined : 'far'}
            >
              {formatNumber(page)}
            </Page>
          ))}
          <Step pages={pages} page={state.page + 1} isEnabled={hasNext} label={texts.nextPage}>
            <ChevronRight />
          </Step>
        </nav>
      </div>
    </Bar>
  );
};

interface PageProps extends AriaAttributes {
  pages: Pages;
  page: number;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
}

const Page = ({ pages, page, ...content }: PageProps) =>
  'onPage' in pages ? (
    <button type="button" onClick={() => pages.onPage(page)} {...content} />
  ) : (
    <Link to={pages.pathOf(page)} {...content} />
  );

interface StepProps extends Pick<PageProps, 'pages' | 'page' | 'children'> {
  isEnabled: boolean;
  label: string;
}

const Step = ({ isEnabled, label, ...page }: StepProps) =>
  isEnabled ? (
    <Page {...page} aria-label={label} title={label} />
  ) : (
    <span className="off" aria-hidden="true">
      {page.children}
    </span>
  );

const Bar = chakra('div', {
  base: {
    flex: 'none',
    anchorName: '--pager',
    containerType: 'inline-size',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minH: '2.75rem',
      px: { base: '3', md: '4' },
    },
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& output': { whiteSpace: 'nowrap' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
    '& select': {
      h: 'control.xs',
      px: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '& nav': { display: 'flex', flexWrap: 'wrap', gap: '0.5', ml: 'auto' },
    '& nav :is(a, button, .off)': {
      minW: { base: '9', md: '7' },
      h: { base: '9', md: '7' },
      display: 'grid',
      placeItems: 'center',
      px: '1',
      borderRadius: '5px',
      color: 'fg',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& nav :is(a, button):hover': { bg: 'bg.muted' },
    '& nav [aria-current]': { bg: 'struma.solid', color: 'struma.contrast', fontWeight: 'semibold' },
    '& nav .off': { color: 'fg.subtle', opacity: '0.5', cursor: 'default' },
    // Depends on the width of the pager, not of the window: an open menu makes the page narrower.
    '@container (max-width: 50rem)': { '& label span': { srOnly: true } },
    '@container (max-width: 42rem)': { '& .far': { display: 'none' } },
    '@media print': { display: 'none' },
  },
});

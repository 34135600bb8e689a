import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { breakdownPath } from '../breakdowns.screens.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

/** Reasons why the plan may be wrong or incomplete, and links to other breakdowns in the same pipes. */
export const PlanWarnings = ({ plan }: { plan: IsolationPlanFragment }) => {
  const { sourcesInside, hasSources, isSupplied, isSparse, overlaps } = plan;
  const warnings: [key: string, text: ReactNode][] = [];
  if (sourcesInside.length > 0) warnings.push(['source', texts.sourceInside(sourcesInside.join(', '))]);
  if (!hasSources) warnings.push(['sources', texts.noSources]);
  if (!isSupplied) warnings.push(['supply', texts.notSupplied]);
  if (isSparse) warnings.push(['sparse', texts.sparse]);
  if (overlaps.length > 0) warnings.push(['overlap', <Overlaps key="overlap" overlaps={overlaps} />]);
  if (warnings.length === 0) return null;
  return (
    <List aria-label={texts.warnings}>
      {warnings.map(([key, text]) => (
        <li key={key}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
};

const Overlaps = ({ overlaps }: Pick<IsolationPlanFragment, 'overlaps'>) => (
  <>
    {texts.overlap}
    {overlaps.map(({ breakdownId, workCardNo }) => (
      <Link key={breakdownId} to={breakdownPath(breakdownId)}>
        {workCardNo}
      </Link>
    ))}
  </>
);

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: '3',
    py: '2',
    bg: 'bg.warning',
    borderRadius: 'lg',
    textStyle: 'sm',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& svg': { flex: 'none', alignSelf: 'center' },
    '& a': { ms: '2', color: 'fg.link', fontWeight: 'semibold', textDecoration: 'underline' },
  },
});

import { Button, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useSession } from '../../session/use-session.ts';
import type { FormValues } from '../form/form-values.ts';
import { texts } from './isolation.texts.ts';
import type { BreakPlace } from './use-isolation-plan.ts';

const IsolationPanel = lazyPart(() => import('./isolation-panel.tsx'), 'IsolationPanel', <p>{texts.loading}</p>);

export interface IsolationSectionProps {
  place: BreakPlace;
  /** Absent for a new breakdown. */
  breakdownId?: string | undefined;
  workCardNo: string;
  /** Ids of the valves that are stored as not working. */
  brokenValveIds: readonly string[];
  onFill: (values: Partial<FormValues>) => void;
}

/** The isolation assistant of a breakdown, opened by a button. Absent if the REST service computes no isolations. */
export const IsolationSection = (props: IsolationSectionProps) => {
  const { environment } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { pipeId, at } = props.place;
  if (!environment.features.includes('ISOLATION')) return null;
  const hasPlace = pipeId !== null || at !== null;
  return (
    <Section aria-label={texts.title} data-screen-only={isOpen ? undefined : ''}>
      <header>
        <h3>{texts.title}</h3>
        {!isOpen && (
          <Button type="button" size="sm" variant="outline" disabled={!hasPlace} onClick={() => setIsOpen(true)}>
            <Search />
            {texts.open}
          </Button>
        )}
      </header>
      {!hasPlace && <p className="hint">{texts.needsPlace}</p>}
      {hasPlace && !isOpen && <p className="hint">{texts.hint}</p>}
      {hasPlace && isOpen && <IsolationPanel key={JSON.stringify(props.place)} {...props} />}
    </Section>
  );
};

const Section = chakra('section', {
  base: {
    borderTopWidth: '1px',
    px: { base: '4', lg: '6' },
    py: '3',
    'form &': { px: '0' },
    '& > header': { display: 'flex', alignItems: 'center', gap: '2', minH: '9' },
    '& h3': { flex: '1', fontWeight: 'semibold' },
    '& .hint': { color: 'fg.muted', textStyle: 'sm' },
  },
});

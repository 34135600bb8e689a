import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IsolationSection } from '../isolation/isolation-section.tsx';
import { formatNumber } from '../../platform/format.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from './form.texts.ts';
import { toPlace } from './form-values.ts';
import type { BreakdownFormState } from './use-breakdown-form.ts';

interface FormIsolationProps {
  form: BreakdownFormState;
  /** The field of the affected streets. */
  children: ReactNode;
}

/**
 * The field of the affected streets, the other values that the isolation assistant filled in, and the assistant itself.
 * Nothing is shown if the REST service computes no isolations.
 */
export const FormIsolation = ({ form, children }: FormIsolationProps) => {
  const { environment } = useSession();
  const { location, pipeId, computedPeople, zonePipeIds, brokenValveIds, workCardNo } = form.values;
  if (!environment.features.includes('ISOLATION')) return null;
  const facts: [name: string, value: string][] = [];
  if (computedPeople) facts.push([texts.fields.computedPeople, formatNumber(Number(computedPeople))]);
  if (zonePipeIds) facts.push([texts.fields.zonePipeIds, texts.zone(zonePipeIds.split(',').length)]);
  if (brokenValveIds) facts.push([texts.fields.brokenValveIds, brokenValveIds.replaceAll(',', ', ')]);
  return (
    <>
      {children}
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <IsolationSection
        place={{ pipeId: /^[1-9]\d{0,15}$/.test(pipeId.trim()) ? pipeId.trim() : null, at: toPlace(location) }}
        breakdownId={form.id}
        workCardNo={workCardNo.trim()}
        brokenValveIds={brokenValveIds ? brokenValveIds.split(',') : []}
        onFill={form.edit}
      />
    </>
  );
};

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    py: '2',
    textStyle: 'sm',
    _empty: { display: 'none' },
    '& div': { display: 'flex', gap: '1' },
    '& dt': { color: 'fg.muted' },
  },
});

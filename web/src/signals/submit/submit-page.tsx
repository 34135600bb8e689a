import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useDesk } from '../use-desk.ts';
import { toOwnSignal, toSignal } from '../signals.screens.ts';
import { PlaceSide } from './place-side.tsx';
import { SubmitForm } from './submit-form.tsx';
import { useSubmission } from './use-submission.ts';

/** /signal_from_oper/preview for operators, /signals/add for citizens. */
export const Component = () => {
  const { isOperator } = useDesk();
  const pathOf = isOperator ? toSignal : toOwnSignal;
  const submission = useSubmission(pathOf);
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const map = <PlaceSide location={submission.location} />;
  return (
    <Page>
      <SubmitForm submission={submission} pathOf={pathOf} map={isWide ? null : <div className="map">{map}</div>} />
      {isWide && <div className="side">{map}</div>}
    </Page>
  );
};

const wide = window.matchMedia('(min-width: 960px)');

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

const Page = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    '@media (min-width: 960px)': { gridTemplateColumns: '34rem minmax(0, 1fr)' },
    '@media (min-width: 960px) and (max-width: 1199px)': { gridTemplateColumns: '26rem minmax(0, 1fr)' },
    '& .side': { minW: '0', borderInlineStartWidth: '1px', display: 'flex' },
    '& .map': { h: '24rem', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden', display: 'flex' },
  },
});

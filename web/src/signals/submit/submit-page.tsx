import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { narrow, onNarrow, onSlim, useWidth } from '../../platform/width.ts';
import { useSignalTools } from '../use-signal-tools.ts';
import { ownSignalPath, signalPath } from '../signals.screens.ts';
import { PlaceSide } from './place-side.tsx';
import { useNearbyPoints } from './use-nearby-points.tsx';
import { SubmitForm } from './submit-form.tsx';
import { useSubmission } from './use-submission.ts';

/** The page of a new signal: /signal_from_oper/preview for operators, /signals/add for citizens. */
export const Component = () => {
  const [takenCount, setTakenCount] = useState(0);
  return <SubmitPage key={takenCount} onTaken={() => setTakenCount(takenCount + 1)} />;
};

/** A form that starts with the draft of the tab. */
const SubmitPage = ({ onTaken }: { onTaken: () => void }) => {
  const { isOperator } = useSignalTools();
  const pathOf = isOperator ? signalPath : ownSignalPath;
  const submission = useSubmission(pathOf);
  const isNarrow = useWidth(narrow);
  const points = useNearbyPoints(submission.place?.nearby, pathOf);
  const map = <PlaceSide location={submission.location} points={points} hasSearch={!isNarrow} />;
  return (
    <Page>
      <SubmitForm
        submission={submission}
        pathOf={pathOf}
        onTaken={onTaken}
        map={isNarrow ? <div className="map">{map}</div> : null}
      />
      {!isNarrow && <div className="side">{map}</div>}
    </Page>
  );
};

const Page = chakra('div', {
  base: {
    flex: '1',
    h: 'full',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / {sizes.form} minmax(0, 1fr)',
    [onSlim]: { gridTemplateColumns: '{sizes.formSlim} minmax(0, 1fr)' },
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .side': { minW: '0', borderInlineStartWidth: '1px', display: 'flex' },
    '& .map': { h: '24rem', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden', display: 'flex' },
  },
});

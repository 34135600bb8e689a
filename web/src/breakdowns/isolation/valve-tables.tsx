import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { emptyMark } from '../../platform/format.ts';
import { tableStyle } from './table-style.ts';
import type { IsolationPlanFragment, IsolationValveFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

interface ValveTablesProps {
  plan: IsolationPlanFragment;
  /** Ids of the valves that users reported as not working. */
  broken: readonly string[];
  isPending: boolean;
  onMark: (id: string, isWorking: boolean) => void;
  /** Shows a valve on the map. */
  onChoose: (id: string) => void;
}

/** Tables of the valves that must be closed, may be closed (both numbered as on the map), and do not work. */
export const ValveTables = ({ plan, broken, isPending, onMark, onChoose }: ValveTablesProps) => {
  const notWorkingAction = ({ id }: IsolationValveFragment): ReactNode => (
    <Button
      type="button"
      size="xs"
      variant="outline"
      disabled={isPending}
      aria-label={texts.notWorkingOf(id)}
      onClick={() => onMark(id, false)}
    >
      {texts.notWorking}
    </Button>
  );
  const workingAction = ({ id, isOperable }: IsolationValveFragment): ReactNode =>
    broken.includes(id) ? (
      <Button
        type="button"
        size="xs"
        variant="outline"
        disabled={isPending}
        aria-label={texts.workingOf(id)}
        onClick={() => onMark(id, true)}
      >
        {texts.working}
      </Button>
    ) : (
      !isOperable && texts.inoperable
    );
  const firstMayClose = plan.mustClose.length + 1;
  return (
    <Tables>
      <Valves
        title={texts.mustClose}
        valves={plan.mustClose}
        firstNumber={1}
        actionOf={notWorkingAction}
        onChoose={onChoose}
      />
      <Valves
        title={texts.mayClose}
        hint={texts.mayCloseHint}
        valves={plan.mayClose}
        firstNumber={firstMayClose}
        actionOf={notWorkingAction}
        onChoose={onChoose}
      />
      <Valves
        title={texts.broken}
        valves={plan.broken}
        firstNumber={null}
        actionOf={workingAction}
        onChoose={onChoose}
      />
    </Tables>
  );
};

interface ValvesProps {
  title: string;
  hint?: string;
  valves: readonly IsolationValveFragment[];
  /** Number of the first valve on the map; null if the valves have no numbers there. */
  firstNumber: number | null;
  actionOf: (valve: IsolationValveFragment) => ReactNode;
  onChoose: (id: string) => void;
}

const Valves = ({ title, hint, valves, firstNumber, actionOf, onChoose }: ValvesProps) =>
  valves.length > 0 && (
    <table>
      <caption>
        {title} ({valves.length}){hint && <span> {hint}</span>}
      </caption>
      <thead>
        <tr>
          {firstNumber !== null && <th scope="col">{texts.number}</th>}
          <th scope="col">{texts.valve}</th>
          <th scope="col">{texts.street}</th>
          <th scope="col">{texts.pipe}</th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {valves.map((valve, index) => (
          <tr key={valve.id}>
            {firstNumber !== null && <td>{firstNumber + index}</td>}
            <td>
              <button type="button" className="link" title={texts.showOf(valve.id)} onClick={() => onChoose(valve.id)}>
                {valve.id}
              </button>
            </td>
            <td>{valve.streetName ?? emptyMark}</td>
            <td>{valve.pipeId}</td>
            <td>{actionOf(valve)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const Tables = chakra('div', {
  base: {
    ...tableStyle,
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minW: '0',
    overflowX: 'auto',
    '& .link': {
      color: 'fg.link',
      fontWeight: 'semibold',
      cursor: 'pointer',
      minH: '6',
      minW: '6',
      textAlign: 'start',
    },
  },
});

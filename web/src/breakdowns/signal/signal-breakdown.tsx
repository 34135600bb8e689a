import { useFragment } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { CirclePlus, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../platform/request/busy.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { focusUnpicked } from '../../ui/focus-unpicked.ts';
import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import { useSession } from '../../session/use-session.ts';
import { PageError } from '../../ui/page-state.tsx';
import { BreakdownBadge } from '../breakdown-state.tsx';
import { breakdownPath, newBreakdownPath } from '../breakdowns.screens.ts';
import { EditBreakdown } from '../form/edit-breakdown.tsx';
import { NearBreakdowns } from '../match/near-breakdowns.tsx';
import { useLinkSignals } from '../link/use-link-signals.ts';
import {
  BreakdownOptionFragmentDoc,
  useBreakdownOptionsQuery,
  useSignalBreakdownQuery,
  type BreakdownOptionFragment,
} from './signal-breakdown.generated.ts';
import { texts } from './signal-breakdown.texts.ts';

interface SignalBreakdownProps {
  signal: {
    id: string;
    breakdownId: string | null;
    title: string;
    createdAt: string;
    location: { latitude: number; longitude: number } | null;
  };
  onChanged: () => Promise<unknown>;
}

/** SG-10: the breakdown of a signal in status 'Авария', or the choice of a breakdown. */
export const SignalBreakdown = ({ signal, onChanged }: SignalBreakdownProps) =>
  signal.breakdownId === null ? (
    <ChooseBreakdown signal={signal} onChanged={onChanged} />
  ) : (
    <Editor key={signal.breakdownId} id={signal.breakdownId} onChanged={onChanged} />
  );

const Editor = ({ id, onChanged }: { id: string } & Pick<SignalBreakdownProps, 'onChanged'>) => {
  const { data, error, refetch } = useSignalBreakdownQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const breakdown = data?.breakdown;
  if (error && !breakdown) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  if (!breakdown) return <p>{texts.loading}</p>;
  return (
    <>
      <Head>
        <Link to={breakdownPath(id)}>{breakdown.workCardNo}</Link>
        <BreakdownBadge isFinished={breakdown.isFinished} />
      </Head>
      <EditBreakdown breakdown={breakdown} isShort onSaved={() => Promise.all([refetch(), onChanged()])} />
    </>
  );
};

/** BR-12: the status alone does not link a breakdown: the operator creates a breakdown or chooses an existing one. */
const ChooseBreakdown = ({ signal, onChanged }: SignalBreakdownProps) => {
  const [chosen, setChosen] = useState('');
  const label = useOptionLabel(chosen);
  const command = useLinkSignals(onChanged);
  const attach = async (breakdownId: string): Promise<void> => {
    const { kind } = await command.run({ breakdownId, signalIds: [signal.id] });
    if (kind === 'done') await onChanged();
  };
  return (
    <Choices>
      <p>{texts.none}</p>
      {signal.location && (
        <NearBreakdowns
          signal={{ ...signal, location: signal.location }}
          isPending={command.isPending}
          onLink={(id) => void attach(id)}
        />
      )}
      <Button asChild size="sm" variant="outline">
        <Link to={`${newBreakdownPath}?signal=${signal.id}`}>
          <CirclePlus />
          {texts.create}
        </Link>
      </Button>
      <form
        aria-label={texts.attachTo}
        onSubmit={(event) => {
          event.preventDefault();
          if (!focusUnpicked(event.currentTarget)) void attach(chosen);
        }}
      >
        <TypeAheadField
          label={texts.attachTo}
          value={chosen}
          emptyLabel={texts.choose}
          chosenLabel={label}
          useOptions={useOptions}
          onChange={(value) => {
            command.clear();
            setChosen(value);
          }}
        />
        <Button type="submit" size="sm" disabled={chosen === '' || command.isPending}>
          <Link2 />
          {texts.attach}
        </Button>
      </form>
      <CommandNoteLine id={`attach-${signal.id}`} note={command.note} />
    </Choices>
  );
};

/** Finds breakdowns by the number or by words of street and town, newest first. */
const useOptions = (text: string, isEnabled: boolean) => {
  const { environment } = useSession();
  const filter = environment.features.includes('BREAKDOWN_TOOLS')
    ? { words: text.trim() }
    : { workCardNo: text.trim() };
  const { data, error } = useBreakdownOptionsQuery({
    variables: { filter },
    skip: !isEnabled,
    context: silentContext,
  });
  const options = data?.breakdowns.items.map((option) => ({ value: option.id, label: labelOf(option) }));
  return { options, total: data?.breakdowns.totalCount, failed: error !== undefined };
};

/** The label of a chosen breakdown, which the search has read into the cache. */
const useOptionLabel = (id: string): string | undefined => {
  const { data, complete } = useFragment({
    fragment: BreakdownOptionFragmentDoc,
    fragmentName: 'BreakdownOption',
    from: { __typename: 'Breakdown', id },
  });
  return id !== '' && complete ? labelOf(data) : undefined;
};

const labelOf = ({ workCardNo, streetName, streetDescription, townName }: BreakdownOptionFragment): string => {
  const place = [streetName, streetDescription, townName].filter(Boolean).join(', ');
  return place ? `${workCardNo} · ${place}` : workCardNo;
};

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    mb: '2',
    '& a': { fontWeight: 'semibold', color: 'fg.link' },
  },
});

const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '2',
    textStyle: 'sm',
    '& form': { display: 'flex', alignItems: 'end', gap: '2', w: 'full', '& > div': { flex: '1' } },
  },
});

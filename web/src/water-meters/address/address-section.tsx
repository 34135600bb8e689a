import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { focusUnpicked } from '../../ui/focus-unpicked.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import type { AddressMatchesQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';
import { AddressLine } from './address-line.tsx';
import { addressLevels, choosePart, toParts } from './address-parts.ts';
import { AddressSelects } from './address-selects.tsx';
import { ChoiceWarning } from './choice-warning.tsx';
import { type PlacedMeter, PlaceWarning } from './place-warning.tsx';
import { useChangeAddress } from './use-change-address.ts';

interface AddressSectionProps {
  meter: PlacedMeter & Pick<WaterMeterDetailsFragment, 'fabricNo'>;
  onReload: () => Promise<unknown>;
}

type Match = AddressMatchesQuery['addressMatches'][number];

/** WM-8: the form that gives a water meter another address. */
export const AddressSection = ({ meter, onReload }: AddressSectionProps) => {
  const { features } = useSession().environment;
  const stored = toParts(meter.address);
  const [parts, setParts] = useState(stored);
  const [match, setMatch] = useState<Match | null>(null);
  const { command, save } = useChangeAddress(meter, onReload);
  const hasTools = features.includes('SVO_TOOLS');
  const isChanged = addressLevels.some(({ part }) => parts[part] !== stored[part]);
  const submit = async (): Promise<void> => {
    if (await save(parts, match?.id ?? null)) setMatch(null);
  };
  const reset = (): void => {
    setParts(stored);
    setMatch(null);
    command.clear();
  };
  return (
    <RecordSection title={texts.title} isScreenOnly>
      <PlaceWarning meter={meter} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!focusUnpicked(event.currentTarget)) void submit();
        }}
      >
        {features.includes('SEARCH') && (
          <AddressLine
            chosen={match}
            onChoose={(chosen) => {
              setMatch(chosen);
              setParts(chosen ? toParts(chosen) : stored);
            }}
          />
        )}
        <div className="levels">
          <AddressSelects
            parts={parts}
            canSearch={hasTools}
            onChoose={(part, value) => {
              setMatch(null);
              setParts((previous) => choosePart(previous, part, value));
            }}
          />
        </div>
        {isChanged && <ChoiceWarning meter={meter} parts={parts} addressId={match?.id ?? null} />}
        <div className="buttons">
          <Button type="submit" size="sm" disabled={!isChanged || parts.description === '' || command.isPending}>
            {texts.save}
          </Button>
          <Button size="sm" variant="ghost" disabled={!isChanged || command.isPending} onClick={reset}>
            {texts.reset}
          </Button>
        </div>
        <CommandNoteLine id="meter-address-note" note={command.note} />
      </Form>
    </RecordSection>
  );
};

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    maxW: '40rem',
    '& .levels': {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    },
    '& .buttons': { display: 'flex', gap: '2' },
  },
});

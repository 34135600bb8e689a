import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { useSession } from '../../session/use-session.ts';
import { focusUnpicked } from '../../ui/focus-unpicked.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import {
  type AddressMatchesQuery,
  UpdateWaterMeterAddressDocument,
  type UpdateWaterMeterAddressMutation,
} from './address.generated.ts';
import { texts } from './address.texts.ts';
import { AddressLine } from './address-line.tsx';
import { addressLevels, choosePart, toParts } from './address-parts.ts';
import { AddressSelects } from './address-selects.tsx';
import { type PlacedMeter, PlaceWarning } from './place-warning.tsx';

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
  const command = useCommand(mutation(UpdateWaterMeterAddressDocument), {
    read: (result: UpdateWaterMeterAddressMutation['updateWaterMeterAddress']) =>
      result.__typename === 'UpdateWaterMeterAddressSuccess' ? done(null) : null,
    texts: {
      done: () => texts.saved(meter.fabricNo),
      refused: (reason) => reason || texts.failed,
      unknownOutcome: texts.unknownOutcome,
    },
    refresh: onReload,
  });
  const hasTools = features.includes('SVO_TOOLS');
  const isChanged = addressLevels.some(({ part }) => parts[part] !== stored[part]);
  const save = async (): Promise<void> => {
    const outcome = await command.run({
      id: meter.id,
      address: parts,
      ...(hasTools && match && { addressId: match.id }),
      ...(hasTools && { expectedAddressId: meter.address?.id ?? null }),
    });
    if (outcome.kind === 'done') setMatch(null);
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
          if (!focusUnpicked(event.currentTarget)) void save();
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

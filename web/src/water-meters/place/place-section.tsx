import { Button, Flex, Text } from '@chakra-ui/react';
import { House, MapPin } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { RecordSection } from '../../ui/record/record-page.tsx';
import { texts } from './place.texts.ts';
import { type UnplacedMeter, usePlaceMeter } from './use-place-meter.ts';

const PlaceDialog = lazyPart(() => import('./place-dialog.tsx'), 'PlaceDialog');

interface PlaceSectionProps {
  meter: UnplacedMeter;
  onStored: () => Promise<unknown>;
}

/** WM-11: puts a meter without coordinates on the map, at a chosen place or at the place of its address. */
export const PlaceSection = ({ meter, onStored }: PlaceSectionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { store, note, isPending } = usePlaceMeter(meter, onStored);
  const addressPlace = meter.address?.location;
  // The dialog stays open if a colleague places the meter meanwhile, because the user has typed a place there.
  const dialog = isOpen && <PlaceDialog meter={meter} onStored={onStored} onClose={() => setIsOpen(false)} />;
  if (meter.location) return dialog;
  return (
    <RecordSection title={texts.title} isScreenOnly>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {texts.missing}
      </Text>
      <Flex wrap="wrap" gap="2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          <MapPin />
          {texts.put}
        </Button>
        {addressPlace && (
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isPending}
            onClick={() => void (isPending || store(null, addressPlace))}
          >
            <House />
            {texts.useAddress}
          </Button>
        )}
      </Flex>
      <CommandNoteLine id="meter-place-note" note={note} />
      {dialog}
    </RecordSection>
  );
};

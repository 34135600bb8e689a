import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { House } from 'lucide-react';
import { useState } from 'react';
import { GeocodeDocument } from '../../map/map.generated.ts';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { texts } from './submit.texts.ts';

interface CallerPlaceProps {
  /** Address of the chosen caller. */
  address: string;
  location: PickedLocation;
  disabled: boolean;
}

type State = 'idle' | 'searching' | 'none' | 'failed';

/** A button that sets the place of the signal to the address of the chosen caller. */
export const CallerPlace = ({ address, location, disabled }: CallerPlaceProps) => {
  const client = useApolloClient();
  const [state, setState] = useState<State>('idle');
  const put = async (): Promise<void> => {
    setState('searching');
    const variables = { text: address.slice(0, maxSearchLength) };
    const found = await client
      .query({ query: GeocodeDocument, variables, context: { ...silentContext } })
      .catch(() => null);
    const [hit] = found?.data?.geocode ?? [];
    if (hit) location.put(hit.location, { address: hit.label });
    setState(hit ? 'idle' : found?.data ? 'none' : 'failed');
  };
  return (
    <>
      <Button
        type="button"
        size="xs"
        variant="outline"
        alignSelf="start"
        disabled={disabled || state === 'searching'}
        onClick={() => void put()}
      >
        <House />
        {texts.callerPlace}
      </Button>
      <Text as="output" textStyle="xs" color="fg.warning" _empty={{ display: 'none' }}>
        {notes[state]}
      </Text>
    </>
  );
};

const maxSearchLength = 200;

const notes: Record<State, string> = {
  idle: '',
  searching: texts.callerPlaceSearching,
  none: texts.callerPlaceNone,
  failed: texts.callerPlaceFailed,
};

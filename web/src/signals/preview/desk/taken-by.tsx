import { Button, Flex, Text } from '@chakra-ui/react';
import { HandHelping, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { loadCode } from '../../../platform/load-code.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { texts } from './desk.texts.ts';
import { useTake } from './use-take.ts';

const HandOverDialog = lazy(async () => ({
  default: (await loadCode(() => import('./hand-over-dialog.tsx'))).HandOverDialog,
}));

/** Who works on the signal; to take it, and to hand it over. */
export const TakenBy = ({ signal: { id, takenBy } }: { signal: SignalDetails }) => {
  const { id: own } = useSession();
  const { take, handOver, isBusy, conflict } = useTake(id);
  const [isHanding, setHanding] = useState(false);
  const isMine = takenBy?.id === own;

  return (
    <>
      <Text textStyle="sm" color={takenBy ? 'fg' : 'fg.muted'}>
        {takenBy ? (isMine ? texts.me(takenBy.name) : takenBy.name) : texts.nobody}
      </Text>
      {conflict && (
        <Text role="alert" textStyle="sm" color="fg.warning" mt="1">
          {texts.alreadyTaken(conflict)}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" mt="2">
        {!isMine && (
          <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void take(takenBy !== null)}>
            <UserRoundCheck />
            {takenBy ? texts.takeOver : texts.take}
          </Button>
        )}
        <Button size="xs" variant="outline" disabled={isBusy} onClick={() => setHanding(true)}>
          <HandHelping />
          {texts.handOver}
        </Button>
      </Flex>
      {isHanding && (
        <Suspense fallback={null}>
          <HandOverDialog
            takenBy={takenBy?.id ?? null}
            onGive={(colleagueId) => {
              setHanding(false);
              void handOver(colleagueId);
            }}
            onClose={() => setHanding(false)}
          />
        </Suspense>
      )}
    </>
  );
};

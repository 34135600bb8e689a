import { Button, Flex, Text } from '@chakra-ui/react';
import { HandHelping, UserRoundCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { texts } from './desk.texts.ts';
import { useHandOver, useTake } from './use-take.ts';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog');

/** Shows who works on the signal. Takes it and hands it over. */
export const TakenBy = ({ signal: { id, takenBy } }: { signal: SignalDetails }) => {
  const { id: own } = useSession();
  const take = useTake();
  const handOver = useHandOver();
  /** The colleague who has taken the signal meanwhile. */
  const [takenMeanwhile, setTakenMeanwhile] = useState<string | null>(null);
  const [isHanding, setHanding] = useState(false);
  const isMine = takenBy?.id === own;
  const isPending = take.isPending || handOver.isPending;

  const onTake = async (): Promise<void> => {
    setTakenMeanwhile(null);
    const outcome = await take.run({ id, takeOver: takenBy !== null });
    if (outcome.kind === 'conflict') setTakenMeanwhile(outcome.stored);
  };
  const onGive = (colleagueId: string | null): void => {
    setHanding(false);
    setTakenMeanwhile(null);
    void handOver.run({ id, colleagueId });
  };

  return (
    <>
      <Text textStyle="sm" color={takenBy ? 'fg' : 'fg.muted'}>
        {takenBy ? (isMine ? texts.me(takenBy.name) : takenBy.name) : texts.nobody}
      </Text>
      {takenMeanwhile && (
        <Text role="alert" textStyle="sm" color="fg.warning" mt="1">
          {texts.alreadyTaken(takenMeanwhile)}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" mt="2">
        {!isMine && (
          <Button size="xs" variant="outline" disabled={isPending} onClick={() => void onTake()}>
            <UserRoundCheck />
            {takenBy ? texts.takeOver : texts.take}
          </Button>
        )}
        <Button size="xs" variant="outline" disabled={isPending} onClick={() => setHanding(true)}>
          <HandHelping />
          {texts.handOver}
        </Button>
      </Flex>
      {isHanding && (
        <Suspense fallback={null}>
          <HandOverDialog takenBy={takenBy?.id ?? null} onGive={onGive} onClose={() => setHanding(false)} />
        </Suspense>
      )}
    </>
  );
};

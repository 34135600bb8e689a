import { Button, Flex, Text } from '@chakra-ui/react';
import { HandHelping, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { errorText } from '../../../ui/error-text.ts';
import { loadCode } from '../../../ui/load-code.ts';
import { toast } from '../../../ui/toast.ts';
import type { SignalDetails } from '../conversation/entries.ts';
import { useHandOverSignalMutation, useTakeSignalMutation } from './desk.generated.ts';
import { texts } from './desk.texts.ts';

const HandOverDialog = lazy(async () => ({
  default: (await loadCode(() => import('./hand-over-dialog.tsx'))).HandOverDialog,
}));

/** Who works on the signal; to take it, and to hand it over. */
export const TakenBy = ({ signal: { id, takenBy } }: { signal: SignalDetails }) => {
  const { id: own } = useSession();
  const [take, taking] = useTakeSignalMutation();
  const [handOver, handing] = useHandOverSignalMutation();
  const [isHanding, setHanding] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const isMine = takenBy?.id === own;
  const isBusy = taking.loading || handing.loading;

  const takeIt = async (takeOver: boolean): Promise<void> => {
    setConflict(null);
    try {
      const { data } = await take({ variables: { input: { id, takeOver } } });
      const result = data?.takeSignal;
      if (result && 'current' in result) setConflict(result.current.takenBy?.name ?? null);
    } catch (error) {
      fail(error);
    }
  };
  const giveTo = async (colleagueId: string | null): Promise<void> => {
    setHanding(false);
    setConflict(null);
    await handOver({ variables: { input: { id, colleagueId } } }).catch(fail);
  };

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
          <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void takeIt(takenBy !== null)}>
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
            onGive={(colleagueId) => void giveTo(colleagueId)}
            onClose={() => setHanding(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const fail = (error: unknown): void => {
  const { reason, traceId } = errorText(error);
  toast.error(texts.failed(reason), { traceId });
};

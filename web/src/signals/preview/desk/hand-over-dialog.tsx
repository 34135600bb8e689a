import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useColleaguesQuery } from './desk.generated.ts';
import { texts } from './desk.texts.ts';

interface HandOverDialogProps {
  /** Whose it is now. */
  takenBy: string | null;
  /** Null: nobody's. */
  onGive: (colleagueId: string | null) => void;
  onClose: () => void;
}

/** To whom a signal is given. */
export const HandOverDialog = ({ takenBy, onGive, onClose }: HandOverDialogProps) => {
  const { data, error, refetch } = useColleaguesQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState('');
  const options = data?.colleagues
    .filter(({ id }) => id !== takenBy)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DialogFrame
      title={texts.handOverTitle}
      onClose={onClose}
      footer={
        <>
          {takenBy !== null && (
            <Button variant="ghost" me="auto" onClick={() => onGive(null)}>
              {texts.free}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={chosen === ''} onClick={() => onGive(chosen)}>
            {texts.give}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.handOverTo}
        value={chosen}
        options={options}
        empty={texts.choose}
        onRetry={error && !data ? refetch : undefined}
        onChange={setChosen}
      />
    </DialogFrame>
  );
};

import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '../../dialog-frame.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { texts } from './assignment.texts.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** A hook that loads the colleagues to whom a record can be handed over. */
export type UseColleagues = () => {
  /** Undefined while the colleagues load. */
  colleagues: readonly Colleague[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
};

interface HandOverDialogProps {
  title: string;
  /** Account of the colleague who works on the record; null if the record is not taken. */
  takenBy: string | null;
  useColleagues: UseColleagues;
  /** Called with the account of the chosen colleague; null if the record is released. */
  onGive: (colleagueId: string | null) => void;
  onClose: () => void;
}

/** Asks to whom a record is handed over. */
export const HandOverDialog = ({ title, takenBy, useColleagues, onGive, onClose }: HandOverDialogProps) => {
  const { colleagues, error, retry } = useColleagues();
  const [chosenId, setChosenId] = useState('');
  const options = colleagues?.filter(({ id }) => id !== takenBy).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      footer={
        <>
          {takenBy !== null && (
            <Button variant="ghost" me="auto" onClick={() => onGive(null)}>
              {texts.release}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={chosenId === ''} onClick={() => onGive(chosenId)}>
            {texts.give}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.handOverTo}
        value={chosenId}
        options={options}
        empty={texts.choose}
        hint={texts.whoIsListed}
        onRetry={error && !colleagues ? retry : undefined}
        onChange={setChosenId}
      />
    </DialogFrame>
  );
};

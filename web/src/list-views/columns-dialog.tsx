import { Button, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { done } from '../platform/command/command.ts';
import { mutation } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { listColumnChoices, moveColumn, type ColumnChoice } from './column-choices.ts';
import { SetListColumnsDocument } from './list-views.generated.ts';
import { texts } from './list-views.texts.ts';
import type { ViewedList } from './saved-views.tsx';
import { Checkbox } from './views-dialog.tsx';

interface ColumnsDialogProps {
  list: ViewedList;
  /** The saved view that the list shows; null if it shows none. */
  view: { id: string; name: string } | null;
  /** Keys of the chosen columns. Empty for the default columns of the list. */
  chosen: readonly string[];
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** A dialog to choose the columns of a list and their order. The choice applies to the signed-in user only. */
export const ColumnsDialog = ({ list, view, chosen, onChanged, onClose }: ColumnsDialogProps) => {
  const noteId = useId();
  const [choices, setChoices] = useState(() => listColumnChoices(list.columns, chosen));
  const saving = useCommand(mutation(SetListColumnsDocument), {
    read: () => done(null),
    texts: { refused: texts.failed, unknownOutcome: texts.unknownOutcome },
    // A repetition stores the same columns again.
    isRepeatable: true,
    refresh: onChanged,
  });
  const save = async (columns: string[]): Promise<void> => {
    const { kind } = await saving.run({ list: list.name, viewId: view?.id ?? null, columns });
    if (kind === 'done') onClose();
  };
  return (
    <DialogFrame
      title={view ? texts.columnsOf(view.name) : texts.columns}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" me="auto" disabled={saving.isPending} onClick={() => void save([])}>
            {texts.reset}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={saving.isPending || !choices.some(({ isShown }) => isShown)}
            onClick={() => void save(choices.flatMap(({ key, isShown }) => (isShown ? [key] : [])))}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <p>{texts.columnsHint}</p>
      <Choices>
        {choices.map((choice, index) => (
          <li key={choice.key}>
            <label>
              <Checkbox
                type="checkbox"
                checked={choice.isShown}
                onChange={() => setChoices(choices.with(index, { ...choice, isShown: !choice.isShown }))}
              />
              {choice.header}
            </label>
            <MoveButtons choices={choices} index={index} onMove={setChoices} />
          </li>
        ))}
      </Choices>
      <CommandNoteLine id={noteId} note={saving.note} />
    </DialogFrame>
  );
};

interface MoveButtonsProps {
  choices: ColumnChoice[];
  index: number;
  onMove: (choices: ColumnChoice[]) => void;
}

const MoveButtons = ({ choices, index, onMove }: MoveButtonsProps) => {
  const { header } = choices[index] ?? { header: '' };
  return (
    <>
      {([-1, 1] as const).map((step) => (
        <Button
          key={step}
          size="xs"
          px="0"
          variant="ghost"
          aria-label={step < 0 ? texts.up(header) : texts.down(header)}
          disabled={index + step < 0 || index + step >= choices.length}
          onClick={() => onMove(moveColumn(choices, index, step))}
        >
          {step < 0 ? <ArrowUp /> : <ArrowDown />}
        </Button>
      ))}
    </>
  );
};

const Choices = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    color: 'fg',
    '& li': { display: 'flex', alignItems: 'center', gap: '1', minH: '9' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', flex: '1', cursor: 'pointer' },
  },
});

import { Button, chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { done } from '../platform/command/command.ts';
import { mutation } from '../platform/command/operations.ts';
import { useCommand } from '../platform/command/use-command.ts';
import { checkboxStyle } from '../ui/checkbox-style.ts';
import { CommandNoteLine } from '../ui/command-note.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { hasPrivateFilter, searchOfList, stateOfView } from './list-search.ts';
import {
  DeleteListViewDocument,
  SaveListViewDocument,
  type DeleteListViewMutation,
  type ListViewsQuery,
  type SaveListViewMutation,
} from './list-views.generated.ts';
import { texts } from './list-views.texts.ts';
import type { ViewedList } from './saved-views.tsx';

type View = ListViewsQuery['listViews']['items'][number];

interface ViewsDialogProps {
  list: ViewedList;
  views: readonly View[];
  /** The columns that the list shows now. */
  columns: readonly string[];
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Opens, saves and deletes the saved views of a list. */
export const ViewsDialog = ({ list, views, columns, onChanged, onClose }: ViewsDialogProps) => (
  <DialogFrame
    title={texts.views}
    onClose={onClose}
    footer={
      <Button variant="outline" onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    {views.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <Views>
        {views.map((view) => (
          <ViewLine key={view.id} view={view} list={list} onChanged={onChanged} onClose={onClose} />
        ))}
      </Views>
    )}
    <SaveForm list={list} columns={columns} onChanged={onChanged} />
  </DialogFrame>
);

interface ViewLineProps extends Pick<ViewsDialogProps, 'list' | 'onChanged' | 'onClose'> {
  view: View;
}

const ViewLine = ({
  view: { id, name, search, isShared, isOwn, canDelete, author },
  list,
  onChanged,
  onClose,
}: ViewLineProps) => {
  const removing = useCommand(mutation(DeleteListViewDocument), {
    read: (result: DeleteListViewMutation['deleteListView']) =>
      result.__typename === 'DeleteListViewSuccess' ? done(null) : null,
    texts: { done: () => texts.removed, refused: texts.failed, unknownOutcome: texts.unknownOutcome },
    maySend: () =>
      confirm({
        title: texts.removeQuestion(name),
        body: isShared ? texts.removeShared : undefined,
        kind: 'do',
        isDestructive: true,
      }),
    refresh: onChanged,
  });
  return (
    <li>
      <Link to={list.pathOf(stateOfView({ id, search }, list))} onClick={onClose}>
        {name}
      </Link>
      <span>{isShared && (isOwn ? texts.shared : texts.sharedBy(author))}</span>
      {canDelete && (
        <Button
          size="xs"
          px="0"
          variant="ghost"
          aria-label={texts.remove(name)}
          title={texts.remove(name)}
          disabled={removing.isPending}
          onClick={() => void removing.run({ id })}
        >
          <Trash2 />
        </Button>
      )}
    </li>
  );
};

const SaveForm = ({ list, columns, onChanged }: Pick<ViewsDialogProps, 'list' | 'columns' | 'onChanged'>) => {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const noteId = useId();
  const saving = useCommand(mutation(SaveListViewDocument), {
    read: (result: SaveListViewMutation['saveListView']) =>
      result.__typename === 'SaveListViewSuccess' ? done(result.viewId) : null,
    texts: {
      done: (_value, input) => texts.saved(input.name),
      refused: texts.failed,
      unknownOutcome: texts.unknownOutcome,
    },
    validate: (input) => (input.name.trim() === '' ? texts.nameRequired : null),
    // Saving replaces the view of the same name, so a repetition stores no second view.
    isRepeatable: true,
    refresh: onChanged,
  });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = { list: list.name, name, search: searchOfList(list), columns: [...columns], isShared };
    const { href } = window.location;
    const outcome = await saving.run(input);
    if (outcome.kind !== 'done') return;
    setName('');
    // Who opened another page, or changed the list, while the view was being saved is not brought back.
    if (window.location.href === href) list.goTo({ ...list.state, savedView: outcome.value }, true);
  };
  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextField
        label={texts.name}
        value={name}
        maxLength={100}
        hint={hasPrivateFilter(list) ? texts.saveWithoutPrivate : texts.saveHint}
        onChange={setName}
      />
      <label>
        <Checkbox type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        {texts.share}
      </label>
      <CommandNoteLine id={noteId} note={saving.note} />
      <Button type="submit" variant="outline" disabled={saving.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
};

const Views = chakra('ul', {
  base: {
    listStyle: 'none',
    color: 'fg',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '10',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& a': { color: 'fg.link', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& span': { textStyle: 'sm', color: 'fg.muted', ms: 'auto' },
  },
});

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    mt: '4',
    justifyItems: 'start',
    color: 'fg',
    '& > *': { w: 'full' },
    '& > button': { w: 'auto' },
    '& > label': { display: 'flex', alignItems: 'center', gap: '2', cursor: 'pointer' },
  },
});

export const Checkbox = chakra('input', { base: checkboxStyle });

import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { BreakdownFields } from './breakdown-fields.tsx';
import { ConflictDialog, compareVersions } from './conflict-dialog.tsx';
import { emptyValues, valuesOf, type FormValues } from './form-values.ts';
import type { BreakdownDetailsFragment } from './form.generated.ts';
import { texts } from './form.texts.ts';
import { useBreakdownForm, type BreakdownFormState } from './use-breakdown-form.ts';
import { toUpdateInput, useUpdateBreakdown, type StoredConflict } from './use-save-breakdown.tsx';

interface EditBreakdownProps {
  breakdown: BreakdownDetailsFragment;
  /** If true, only the fields that a signal's preview needs are shown (SG-10). */
  isShort?: boolean;
  /** Unsaved values that the form has when it opens, such as those that the isolation assistant filled in. */
  prefilled?: Partial<FormValues>;
  /** Renders the location field and its map; absent in a short form. */
  place?: (form: BreakdownFormState) => ReactNode;
  /** If absent, the form stays open, as in a signal's preview. */
  onClose?: () => void;
  onSaved: () => Promise<unknown>;
}

/** The editor of a breakdown (SG-10, BR-4). Only changed fields are sent. */
export const EditBreakdown = ({
  breakdown,
  isShort = false,
  prefilled,
  place,
  onClose,
  onSaved,
}: EditBreakdownProps) => {
  const form = useBreakdownForm({ initial: valuesOf(breakdown), ...(prefilled && { prefilled }), id: breakdown.id });
  const { command, conflict, save, overwrite, dismiss } = useSaving(breakdown, form, { onClose, onSaved });
  const element = useRef<HTMLFormElement>(null);
  const submit = async (): Promise<void> => {
    if (await save()) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <Form
      ref={element}
      noValidate
      data-short={isShort || undefined}
      aria-label={texts.form}
      aria-busy={command.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <BreakdownFields form={form} isPending={command.isPending} isShort={isShort} place={place?.(form)} />
      <CommandNoteLine id={`breakdown-${breakdown.id}-note`} note={command.note} />
      <div className="foot">
        <Button type="submit" size="sm" disabled={command.isPending || form.changed.length === 0}>
          {texts.save}
        </Button>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          disabled={command.isPending || (!onClose && form.changed.length === 0)}
          onClick={() => {
            command.clear();
            form.restart(valuesOf(breakdown));
            onClose?.();
          }}
        >
          {onClose ? texts.cancel : texts.revert}
        </Button>
        <output>{statusText(command.phase, form)}</output>
      </div>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          loaded={form.loaded}
          values={form.values}
          onCancel={dismiss}
          onSave={overwrite}
        />
      )}
    </Form>
  );
};

const statusText = (phase: string, { changed }: BreakdownFormState): string => {
  if (phase === 'checking') return texts.checking;
  if (phase !== 'idle') return texts.saving;
  return changed.length > 0 ? texts.unsaved(changed.length) : '';
};

/**
 * Saves the form. After a conflict the form restarts with the stored values and with the user's values that were chosen
 * in the dialog.
 */
const useSaving = (
  breakdown: BreakdownDetailsFragment,
  form: BreakdownFormState,
  { onClose, onSaved }: Pick<EditBreakdownProps, 'onClose' | 'onSaved'>,
) => {
  const command = useUpdateBreakdown(breakdown.workCardNo);
  const [conflict, setConflict] = useState<StoredConflict | null>(null);

  /** Returns false if the breakdown was not saved and the first invalid field should get the focus. */
  const send = async (values: FormValues, loaded: FormValues): Promise<boolean> => {
    const outcome = await command.run(toUpdateInput(breakdown.id, values, loaded));
    if (outcome.kind === 'conflict') {
      const stored = valuesOf(outcome.stored.current);
      // No dialog is needed if the colleague changed other fields or made the same changes.
      if (compareVersions({ loaded, values, stored }).disputed.length === 0)
        return send(merge(stored, values, loaded), stored);
      setConflict(outcome.stored);
      return true;
    }
    if (outcome.kind === 'refused') form.refuse(outcome.fieldErrors ?? {});
    if (outcome.kind !== 'done') return false;
    form.restart(outcome.value ? valuesOf(outcome.value) : values);
    await onSaved().catch(() => undefined);
    onClose?.();
    return true;
  };

  return {
    command,
    conflict,
    // `flushSync`: the problems must be on the page before the first invalid field gets the focus.
    save: async () => flushSync(form.check) && send(form.values, form.loaded),
    overwrite: (mine: Partial<FormValues>): void => {
      if (!conflict) return;
      const stored = valuesOf(conflict.current);
      setConflict(null);
      form.restart(stored, mine);
      if (Object.keys(mine).length > 0) void send({ ...stored, ...mine }, stored);
    },
    dismiss: () => setConflict(null),
  };
};

/** The stored values with the user's changes. */
const merge = (stored: FormValues, values: FormValues, loaded: FormValues): FormValues => ({
  ...emptyValues,
  ...stored,
  ...Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== loaded[field as keyof FormValues])),
});

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& .foot': {
      position: 'sticky',
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '2',
      bg: 'bg.panel',
      zIndex: '1',
      borderTopWidth: '1px',
    },
    '&[data-short] .foot': { bg: 'bg.subtle' },
    '& output': { ms: 'auto', textStyle: 'xs', color: 'fg.muted' },
  },
});

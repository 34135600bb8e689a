import { Button, chakra } from '@chakra-ui/react';
import { Fragment, useRef, useState } from 'react';
import { emptyMark, timeOf } from '../../platform/format.ts';
import { texts as platformTexts } from '../../platform/platform.texts.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { useChoices } from './breakdown-fields.tsx';
import { changedFields, valuesOf, type Field, type FormValues } from './form-values.ts';
import { texts } from './form.texts.ts';
import type { StoredConflict } from './use-save-breakdown.tsx';

interface ConflictDialogProps {
  conflict: StoredConflict;
  /** The stored values with which the form was opened. */
  loaded: FormValues;
  /** The values in the form now. */
  values: FormValues;
  onCancel: () => void;
  /** `mine`: the values of this form that overwrite the stored ones. */
  onSave: (mine: Partial<FormValues>) => void;
}

/** Shown if two persons changed the same fields: for each field the user chooses which of the two values to store. */
export const ConflictDialog = ({ conflict, loaded, values, onCancel, onSave }: ConflictDialogProps) => {
  const { current, changedBy, changedAt } = conflict;
  const stored = valuesOf(current);
  const { disputed, changedByColleague, own } = compareVersions({ loaded, values, stored });
  const [chosen, setChosen] = useState<readonly Field[]>(disputed);
  const describe = useDescribe();
  const saveButton = useRef<HTMLButtonElement>(null);
  const choose = (field: Field, isMine: boolean): void =>
    setChosen((previous) => [...previous.filter((each) => each !== field), ...(isMine ? [field] : [])]);
  return (
    <DialogFrame
      title={texts.conflictTitle}
      role="alertdialog"
      width="44rem"
      onClose={onCancel}
      initialFocus={saveButton}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button ref={saveButton} onClick={() => onSave({ ...pick(values, own), ...pick(values, chosen) })}>
            {texts.saveChosen}
          </Button>
        </>
      }
    >
      <p>
        {changedBy && changedAt
          ? texts.conflictBy(changedBy, current.workCardNo, timeOf(changedAt))
          : texts.conflictUnknown(current.workCardNo)}{' '}
        {texts.conflictChoose}
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.mine}</th>
            <th scope="col">{texts.stored}</th>
          </tr>
        </thead>
        <tbody>
          {disputed.map((field) => (
            <tr key={field}>
              <th scope="row">{texts.fields[field]}</th>
              {([true, false] as const).map((isMine) => (
                <td key={String(isMine)} data-chosen={chosen.includes(field) === isMine || undefined}>
                  <label>
                    <input
                      type="radio"
                      name={field}
                      checked={chosen.includes(field) === isMine}
                      onChange={() => choose(field, isMine)}
                    />
                    {describe(field, isMine ? values[field] : stored[field])}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        {changedByColleague.length > 0 && (
          <span>
            {texts.agreed}
            {changedByColleague.map((field, index) => (
              <Fragment key={field}>
                {index > 0 && ', '}
                {texts.fields[field]}
                <Arrow />
                {describe(field, stored[field])}
              </Fragment>
            ))}
          </span>
        )}
        <Button size="xs" variant="ghost" onClick={() => setChosen(disputed)}>
          {texts.allMine}
        </Button>
        <Button size="xs" variant="ghost" onClick={() => setChosen([])}>
          {texts.allStored}
        </Button>
      </Foot>
    </DialogFrame>
  );
};

interface Versions {
  loaded: FormValues;
  values: FormValues;
  stored: FormValues;
}

/**
 * Compares the form with the values that a colleague has stored since the form was opened. `disputed`: fields that both
 * changed to different values. `changedByColleague`: fields that only the colleague changed. `own`: fields that only
 * the user of this form changed.
 */
export const compareVersions = ({ loaded, values, stored }: Versions) => {
  const mine = changedFields(values, loaded);
  const theirs = changedFields(stored, loaded);
  const isDisputed = (field: Field): boolean => theirs.includes(field) && stored[field] !== values[field].trim();
  return {
    disputed: mine.filter(isDisputed),
    changedByColleague: theirs.filter((field) => !mine.includes(field)),
    own: mine.filter((field) => !theirs.includes(field)),
  };
};

const pick = (values: FormValues, names: readonly Field[]): Partial<FormValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Returns a function that formats the value of a field as the screen shows it. */
const useDescribe = () => {
  const { choices } = useChoices();
  return (field: Field, value: string): string => {
    if (value === 'true') return platformTexts.yes;
    if (value === 'false') return platformTexts.no;
    if (field === 'zonePipeIds' && value) return texts.zone(value.split(',').length);
    const options = (choices as Partial<Record<Field, readonly { value: string; label: string }[]>>)[field];
    return options?.find((option) => option.value === value)?.label ?? (value || emptyMark);
  };
};

const Table = chakra('table', {
  base: {
    w: 'full',
    mt: '3',
    color: 'fg',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderWidth: '1px',
    '& th, & td': { px: '3', py: '2', textAlign: 'start', borderBottomWidth: '1px' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', cursor: 'pointer' },
    '& td[data-chosen]': { bg: 'bg.selected', fontWeight: 'semibold' },
  },
});

const Foot = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', mt: '2', textStyle: 'sm', '& span': { flex: '1' } },
});

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FieldErrors } from '../../platform/command/command.ts';
import { useToday } from '../../platform/use-now.ts';
import { createDraftStore } from '../../platform/storage/draft-store.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { texts } from './add.texts.ts';
import { emptyValues, isEmpty, isMeterValues, type MeterValues, type Problems, problemsOf } from './meter-values.ts';

const store = createDraftStore('water-meter', isMeterValues);

/**
 * The typed values of a new meter, stored as a draft of the browser tab. A page that adds a client or an address
 * returns here with the id of the new record in the URL; the form then selects that record.
 */
export const useMeterForm = () => {
  const [search, setSearch] = useSearchParams();
  const [values, setValues] = useState<MeterValues>(() => ({
    ...(store.load() ?? emptyValues),
    ...newRecords(search),
  }));
  const [draftAddressId] = useState(() => store.load()?.addressId ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const hasNew = search.has('client') || search.has('address');
  useEffect(() => {
    // Removes the ids from the URL: a reload must not choose the new record again.
    if (hasNew) setSearch({}, { replace: true });
  }, [hasNew, setSearch]);
  useEffect(() => {
    if (isEmpty(values)) store.erase();
    else store.save(values);
  }, [values]);
  const formProblems = problemsOf(values, useToday());
  useUnsavedWarning(!isEmpty(values), { draft: 'tab', hasFiles: false });
  return {
    values,
    /** The address of the draft with which the form was opened; empty if none. */
    draftAddressId,
    problems: { ...(isChecked ? formProblems : withoutMissing(formProblems, values)), ...refused },
    edit: (part: Partial<MeterValues>): void => {
      setValues((previous) => ({ ...previous, ...part }));
      setRefused((previous) => without(previous, Object.keys(part)));
    },
    check: (): boolean => {
      setIsChecked(true);
      return Object.keys(formProblems).length === 0;
    },
    reportRefusal: (errors: FieldErrors): void =>
      setRefused(Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^.*\./, ''), text]))),
    clear: (): void => {
      setValues(emptyValues);
      setRefused({});
      setIsChecked(false);
      store.erase();
    },
  };
};

export type MeterForm = ReturnType<typeof useMeterForm>;

const newRecords = (search: URLSearchParams): Partial<MeterValues> => {
  const [client, address] = [search.get('client') ?? '', search.get('address') ?? ''];
  return {
    ...(isRecordId(client) && { clientId: client, clientLabel: texts.chosenById(client) }),
    ...(isRecordId(address) && { addressId: address, addressLabel: texts.chosenById(address) }),
  };
};

/** Leaves out the problems of empty fields, which are shown only after the first attempt to save. */
const withoutMissing = (problems: Problems, values: MeterValues): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => values[field as keyof MeterValues] !== ''));

const without = (problems: Problems, names: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !names.includes(field)));

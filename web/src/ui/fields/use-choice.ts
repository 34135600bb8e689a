import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';

export interface ChoiceHandle<Value> {
  /** Null: nothing is chosen that differs from what is stored. */
  choice: { seen: Value; wanted: Value } | null;
  wanted: Value;
  /** The wanted value is not stored. */
  isChanged: boolean;
  /** A colleague has changed the stored value since the choice. */
  isMoved: boolean;
  choose: (value: Value) => void;
  reset: () => void;
}

/** A choice that differs from the stored value until it is saved. SH-16: leaving the page meanwhile asks first. */
export const useChoice = <Value>(stored: Value): ChoiceHandle<Value> => {
  const [choice, setChoice] = useState<ChoiceHandle<Value>['choice']>(null);
  const wanted = choice ? choice.wanted : stored;
  const isChanged = choice !== null && wanted !== stored;
  useUnsavedWarning(isChanged);
  return {
    choice,
    wanted,
    isChanged,
    isMoved: isChanged && choice.seen !== stored,
    choose: (value) => setChoice(value === stored ? null : { seen: stored, wanted: value }),
    reset: () => setChoice(null),
  };
};

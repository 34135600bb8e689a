import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';

export interface ChoiceHandle<Value> {
  /**
   * The chosen value (`wanted`), and the value that was stored when the user chose (`seen`). Null if the user has
   * chosen no value, or the stored value.
   */
  choice: { seen: Value; wanted: Value } | null;
  /** The chosen value, or the stored value if no value is chosen. */
  wanted: Value;
  /** True if the chosen value differs from the stored one. */
  isChanged: boolean;
  /** True if a value is chosen and another user has changed the stored value since then. */
  hasStoredChanged: boolean;
  choose: (value: Value) => void;
  reset: () => void;
}

/**
 * A value that the user chooses and saves later. SH-16: before the choice is saved, leaving the page asks for
 * confirmation.
 */
export const useChoice = <Value>(stored: Value): ChoiceHandle<Value> => {
  const [choice, setChoice] = useState<ChoiceHandle<Value>['choice']>(null);
  const wanted = choice ? choice.wanted : stored;
  const isChanged = choice !== null && wanted !== stored;
  useUnsavedWarning(isChanged);
  return {
    choice,
    wanted,
    isChanged,
    hasStoredChanged: isChanged && choice.seen !== stored,
    choose: (value) => setChoice(value === stored ? null : { seen: stored, wanted: value }),
    reset: () => setChoice(null),
  };
};

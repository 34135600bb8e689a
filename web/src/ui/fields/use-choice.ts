import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';

export interface ChoiceHandle<Value> {
  /**
   * The choice with the value that was stored when it was made (`seen`); null if no other value than the stored one is
   * chosen.
   */
  choice: { seen: Value; wanted: Value } | null;
  wanted: Value;
  /** True if the wanted value differs from the stored one. */
  isChanged: boolean;
  /** True if another user has changed the stored value since the choice. */
  isMoved: boolean;
  choose: (value: Value) => void;
  reset: () => void;
}

/**
 * A choice that differs from the stored value until it is saved. SH-16: until then, leaving the page asks for
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
    isMoved: isChanged && choice.seen !== stored,
    choose: (value) => setChoice(value === stored ? null : { seen: stored, wanted: value }),
    reset: () => setChoice(null),
  };
};

import { useState } from 'react';

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

/** A choice that differs from the stored value until it is saved. */
export const useChoice = <Value>(stored: Value): ChoiceHandle<Value> => {
  const [choice, setChoice] = useState<ChoiceHandle<Value>['choice']>(null);
  const wanted = choice ? choice.wanted : stored;
  return {
    choice,
    wanted,
    isChanged: choice !== null && wanted !== stored,
    isMoved: choice !== null && choice.seen !== stored && wanted !== stored,
    choose: (value) => setChoice(value === stored ? null : { seen: stored, wanted: value }),
    reset: () => setChoice(null),
  };
};

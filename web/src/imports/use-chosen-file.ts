import { useRef, useState } from 'react';
import { guessDefinition } from './guess-definition.ts';

/** A file to import with its definition. The definition is guessed from the header, and can be changed. */
export const useChosenFile = () => {
  const [file, setFile] = useState<File | null>(null);
  const [definitionId, setDefinitionId] = useState('');
  const [isGuessed, setIsGuessed] = useState(false);
  /** The file whose guess is awaited; null if the user has chosen the definition or removed the file meanwhile. */
  const awaited = useRef<File | null>(null);
  /** A definition that was guessed belongs to its file only. */
  const forgetGuess = (): void => {
    if (isGuessed) setDefinitionId('');
    setIsGuessed(false);
  };
  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    forgetGuess();
    awaited.current = chosen;
    const guessed = await guessDefinition(chosen);
    if (awaited.current !== chosen || guessed === null) return;
    setIsGuessed(true);
    setDefinitionId(guessed);
  };
  const remove = (): void => {
    awaited.current = null;
    setFile(null);
    forgetGuess();
  };
  const chooseDefinition = (id: string): void => {
    awaited.current = null;
    setIsGuessed(false);
    setDefinitionId(id);
  };
  return { file, definitionId, isGuessed, choose, remove, chooseDefinition };
};

import { useEffect, useEffectEvent } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import { useAddressOptionsOfQuery, useAddressOptionsQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';
import { addressLevels, type AddressPart, type AddressParts, partsAbove } from './address-parts.ts';

interface AddressSelectsProps {
  parts: AddressParts;
  onChoose: (part: AddressPart, value: string) => void;
  /** If true, the user searches descriptions by words; otherwise a list offers all descriptions. */
  canSearch: boolean;
}

/**
 * WM-8: the selects of description, street, block, entrance, floor and apartment. The options of a level depend on the
 * values that are chosen in the levels above.
 */
export const AddressSelects = ({ canSearch, ...levels }: AddressSelectsProps) =>
  canSearch ? (
    <>
      <TypeAheadField
        label={texts.levels.description}
        emptyLabel={texts.choose}
        value={levels.parts.description}
        chosenLabel={levels.parts.description}
        useOptions={useDescriptions}
        onChange={(value) => levels.onChoose('description', value)}
      />
      <Level {...levels} index={1} isEnabled={levels.parts.description !== ''} />
    </>
  ) : (
    <Level {...levels} index={0} isEnabled />
  );

const useDescriptions = (text: string, isEnabled: boolean) => {
  const { data, error } = useAddressOptionsOfQuery({
    variables: { level: 'DESCRIPTION', text },
    skip: !isEnabled || text.trim() === '',
    context: silentContext,
  });
  const options = text.trim() === '' ? [] : data?.addressOptions.map((value) => ({ value, label: value }));
  return { options, failed: error !== undefined };
};

interface LevelProps extends Omit<AddressSelectsProps, 'canSearch'> {
  index: number;
  isEnabled: boolean;
}

/**
 * The select of one level, followed by the deeper levels. A level is enabled if the level above has a value, or no
 * options at all. A single option is chosen automatically.
 */
const Level = ({ index, isEnabled, parts, onChoose }: LevelProps) => {
  const { part } = addressLevels[index] ?? addressLevels[0];
  const { options, onRetry } = useLevelOptions(index, isEnabled, parts);
  const value = parts[part];
  const only = value === '' ? onlyOption(options) : undefined;
  const chooseOnly = useEffectEvent((one: string) => onChoose(part, one));
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);
  const hasNone = options?.length === 0;
  return (
    <>
      <SelectField
        label={texts.levels[part]}
        value={value}
        empty={hasNone ? texts.none : texts.choose}
        options={withValue(options ?? [], value).map((one) => ({ value: one, label: one }))}
        disabled={!isEnabled || hasNone}
        onRetry={onRetry}
        onChange={(next) => onChoose(part, next)}
      />
      {index + 1 < addressLevels.length && (
        <Level parts={parts} onChoose={onChoose} index={index + 1} isEnabled={isEnabled && (value !== '' || hasNone)} />
      )}
    </>
  );
};

const useLevelOptions = (index: number, isEnabled: boolean, parts: AddressParts) => {
  const { level } = addressLevels[index] ?? addressLevels[0];
  const { data, error, refetch } = useAddressOptionsQuery({
    variables: { level, address: partsAbove(parts, index) },
    skip: !isEnabled,
    context: silentContext,
  });
  return { options: isEnabled ? data?.addressOptions : undefined, onRetry: error ? refetch : undefined };
};

const onlyOption = (options: readonly string[] | undefined): string | undefined =>
  options?.length === 1 ? options[0] : undefined;

/** The stored value stays visible while the options load. */
const withValue = (options: readonly string[], value: string): readonly string[] =>
  value === '' || options.includes(value) ? options : [value, ...options];

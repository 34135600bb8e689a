import { chakra, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useMap } from '../map-context.ts';
import { floatingSurface } from '../map-frame.ts';
import { texts } from '../map.texts.ts';
import { findFeaturesAtSamePlace, isSameFeature, type ShownFeature } from './features.ts';

interface SamePlaceControlProps {
  feature: ShownFeature;
  onChoose: (feature: ShownFeature) => void;
}

/** Goes through the features at the place of the chosen feature, of which a click on the map chooses only the top one. */
export const SamePlaceControl = ({ feature, onChoose }: SamePlaceControlProps) => {
  const { map, items } = useMap();
  const features = useMemo(() => findFeaturesAtSamePlace(map, items, feature), [map, items, feature]);
  const position = features.findIndex((each) => isSameFeature(each, feature));
  if (position === -1 || features.length < 2) return null;
  const choose = (step: 1 | -1): void => {
    const next = features.at((position + step) % features.length);
    if (next) onChoose(next);
  };
  return (
    <Bar aria-label={texts.samePlace}>
      <span>{texts.atSamePlace(position + 1, features.length)}</span>
      <Step icon={ChevronLeft} label={texts.previousAtPlace} onPress={() => choose(-1)} />
      <Step icon={ChevronRight} label={texts.nextAtPlace} onPress={() => choose(1)} />
    </Bar>
  );
};

const Step = ({ icon: StepIcon, label, onPress }: { icon: typeof ChevronLeft; label: string; onPress: () => void }) => (
  <IconButton size="xs" variant="ghost" px="0" aria-label={label} title={label} onClick={onPress}>
    <StepIcon />
  </IconButton>
);

const Bar = chakra('fieldset', {
  base: {
    ...floatingSurface,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    mt: '3',
    ps: '3.5',
    pe: '2',
    py: '1',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& span': { flex: '1' },
  },
});

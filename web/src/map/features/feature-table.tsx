import { chakra, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { featuresInView, isSameFeature, kindOf, nameOf, type ShownFeature } from './features.ts';
import { centreOf, useMap } from '../map-context.ts';
import { texts } from '../map.texts.ts';
import type { FeatureRef } from '../style/network-style.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { metresBetween } from '../picker/place.ts';

interface FeatureTableProps {
  chosen: FeatureRef | null;
  onChoose: (feature: ShownFeature) => void;
  onClose: () => void;
}

const most = 100;

/** What can be chosen in the present view, as a table: the way to it without a pointer. */
export const FeatureTable = ({ chosen, onChoose, onClose }: FeatureTableProps) => {
  const { map, items } = useMap();
  const [features, setFeatures] = useState<readonly ShownFeature[]>([]);
  useEffect(() => {
    const read = (): void => setFeatures(featuresInView(map, items));
    read();
    map.on('idle', read);
    return () => void map.off('idle', read);
  }, [map, items]);
  const middle = centreOf(map);
  return (
    <PanelFrame className="table" title={texts.featureTable} closeLabel={texts.close} closeIcon={X} onClose={onClose}>
      <Text px="4" py="2" textStyle="xs" color="fg.subtle">
        {noteOf(features.length)}
      </Text>
      {features.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.number}</th>
              <th scope="col" className="number">
                {texts.distance}
              </th>
            </tr>
          </thead>
          <tbody>
            {features.slice(0, most).map((feature) => (
              <tr key={nameOf(feature)} data-chosen={isSameFeature(feature, chosen) || undefined}>
                <td>{kindOf(feature)}</td>
                <td>
                  <button
                    type="button"
                    aria-label={texts.choose(nameOf(feature))}
                    aria-pressed={isSameFeature(feature, chosen)}
                    onClick={() => onChoose(feature)}
                  >
                    {feature.id}
                  </button>
                </td>
                <td className="number">
                  {texts.metres(formatNumber(Math.round(metresBetween(middle, feature.place))))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PanelFrame>
  );
};

const noteOf = (count: number): string => {
  if (count === 0) return texts.noFeatures;
  return count > most ? texts.moreFeatures(most, count) : texts.featuresHint;
};

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted', bg: 'bg.subtle', h: '8' },
    '& th, & td': { px: '2', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& th:first-of-type, & td:first-of-type': { ps: '4' },
    '& td': { h: { base: '11', md: '8' } },
    '& .number': { textAlign: 'end', pe: '4' },
    '& tr[data-chosen]': { bg: 'bg.selected' },
    '& button': { color: 'fg.link', cursor: 'pointer', minH: '6', _hover: { textDecoration: 'underline' } },
  },
});

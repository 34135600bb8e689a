import { chakra, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import {
  getFeatureKey,
  getFeatureNumber,
  getFeaturesInView,
  getKindLabel,
  isSameFeature,
  type ShownFeature,
} from './features.ts';
import { getCentre, useMap } from '../map-context.ts';
import type { MapTableRow } from '../map-overlay.ts';
import { texts } from '../map.texts.ts';
import type { FeatureRef } from '../style/network-style.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { metresBetween } from '../picker/place.ts';
import { type MeterNumbers, useMeterNumbers } from './use-meter-numbers.ts';

interface FeatureTableProps {
  chosen: FeatureRef | null;
  onChoose: (feature: ShownFeature) => void;
  onClose: () => void;
}

const maxRows = 100;

/** A table of the features and records in view, so that users can choose one by keyboard. */
export const FeatureTable = ({ chosen, onChoose, onClose }: FeatureTableProps) => {
  const { map, items, records } = useMap();
  const [features, setFeatures] = useState<readonly ShownFeature[]>([]);
  useEffect(() => {
    const refresh = (): void => setFeatures(getFeaturesInView(map, items));
    refresh();
    map.on('idle', refresh);
    return () => void map.off('idle', refresh);
  }, [map, items]);
  const bounds = map.getBounds();
  const centre = getCentre(map);
  const distanceOf = ({ place }: MapTableRow): number => metresBetween(centre, place);
  const sort = (rows: readonly MapTableRow[]) => rows.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  const recordsInView = records.filter(({ place }) => bounds.contains([place.longitude, place.latitude]));
  // Records come first, so that the many features of the network do not displace them.
  const shownFeatures = features.slice(0, Math.max(0, maxRows - recordsInView.length));
  const numbers = useMeterNumbers(shownFeatures.filter(({ sourceLayer }) => sourceLayer === 'meters'));
  const rows = [
    ...sort(recordsInView).slice(0, maxRows),
    ...sort(shownFeatures.map((feature) => toRow(feature, { numbers, chosen, onChoose }))),
  ];
  const count = recordsInView.length + features.length;
  return (
    <PanelFrame className="table" title={texts.featureTable} closeLabel={texts.close} closeIcon={X} onClose={onClose}>
      <Text px="4" py="2" textStyle="xs" color="fg.subtle">
        {formatNote(count)}
        {count > maxRows && recordsInView.length > 0 && texts.recordsFirst}
      </Text>
      {rows.length > 0 && (
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
            {rows.map((row) => (
              <tr key={row.key ?? `${row.kind} ${row.name}`} data-chosen={row.isChosen || undefined}>
                <td>{row.kind}</td>
                <td>
                  <button
                    type="button"
                    aria-label={texts.choose([`${row.kind} ${row.name}`, row.note].filter(Boolean).join(', '))}
                    aria-pressed={row.isChosen}
                    onClick={row.choose}
                  >
                    {row.name}
                  </button>
                  {row.note && <small>{row.note}</small>}
                </td>
                <td className="number">{texts.metres(formatNumber(Math.round(distanceOf(row))))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PanelFrame>
  );
};

interface RowContext extends Omit<FeatureTableProps, 'onClose'> {
  numbers: MeterNumbers;
}

const toRow = (feature: ShownFeature, { numbers, chosen, onChoose }: RowContext): MapTableRow => ({
  kind: getKindLabel(feature),
  name: formatRowNumber(feature, numbers),
  key: getFeatureKey(feature),
  place: feature.place,
  isChosen: isSameFeature(feature, chosen),
  choose: () => onChoose(feature),
});

const formatRowNumber = (feature: ShownFeature, numbers: MeterNumbers): string => {
  if (feature.sourceLayer !== 'meters') return getFeatureNumber(feature);
  const number = numbers.get(feature.id);
  return number === undefined ? texts.loadingNumber : (number ?? getFeatureNumber(feature));
};

const formatNote = (count: number): string => {
  if (count === 0) return texts.noFeatures;
  return count > maxRows ? texts.moreFeatures(maxRows, count) : texts.featuresHint;
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
    '& small': { display: 'block', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& .number': { textAlign: 'end', pe: '4' },
    '& tr[data-chosen]': { bg: 'bg.selected' },
    '& button': { color: 'fg.link', cursor: 'pointer', minH: '6', _hover: { textDecoration: 'underline' } },
  },
});

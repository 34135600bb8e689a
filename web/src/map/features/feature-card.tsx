import { chakra, IconButton } from '@chakra-ui/react';
import { Spline, X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useShownMeterQuery, useSvoLineQuery } from './features.generated.ts';
import { getFeatureKey, getFeatureNumber, getKindLabel, type ShownFeature } from './features.ts';
import { floatingSurface } from '../map-frame.ts';
import { texts } from '../map.texts.ts';

interface FeatureCardProps {
  feature: ShownFeature;
  /** Receives the name of the feature, to be announced. */
  onName: (name: string) => void;
  onClose: () => void;
}

/**
 * The properties of the chosen feature. Each feature has its own instance: the queries keep the data of the previous
 * feature while they are skipped.
 */
export const FeatureCard = (props: FeatureCardProps) => <FeatureFacts key={getFeatureKey(props.feature)} {...props} />;

const FeatureFacts = ({ feature, onName, onClose }: FeatureCardProps) => {
  const isSvo = feature.sourceLayer === 'src_lines_w';
  const { data, loading, error } = useSvoLineQuery(
    isSvo ? { variables: { id: String(feature.id) }, context: silentContext } : { skip: true },
  );
  const isMeter = feature.sourceLayer === 'meters';
  const { data: meterData, loading: isMeterLoading } = useShownMeterQuery(
    isMeter ? { variables: { id: String(feature.id) }, context: silentContext } : { skip: true },
  );
  const meter = meterData?.waterMeter;
  const line = data?.svoLine;
  const pairs = line ? toSvoPairs(line) : toTagPairs(feature);
  // Users know a meter by its number, not by its id: the number is requested.
  const number = isMeterLoading ? '' : meter?.fabricNo || (line?.shownNumber ?? getFeatureNumber(feature));
  const name = `${getKindLabel(feature)} ${number}`.trim();
  const reportName = useEffectEvent(onName);
  useEffect(() => {
    if (!isMeterLoading) reportName(name);
  }, [name, isMeterLoading]);
  return (
    <Card aria-label={name}>
      <header>
        <Spline aria-hidden="true" size={16} />
        <h2>{name}</h2>
        <IconButton size="xs" variant="ghost" px="0" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {loading && <p>{texts.loading}</p>}
      {error && <p>{texts.factsFailed}</p>}
      {pairs.length > 0 && (
        // Focusable, so that the keyboard can scroll the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <dl tabIndex={0}>
          {pairs.map(([name, value], index) => (
            <Fragment key={`${name} ${index}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Card>
  );
};

type Pair = readonly [name: string, value: string];

const toSvoPairs = ({
  properties,
  pipeId,
}: {
  properties: readonly { label: string; value: string }[];
  pipeId: string | null;
}): Pair[] => [
  ...properties.map(({ label, value }): Pair => [label, value]),
  ...(pipeId === null ? [] : [[texts.onPipe, pipeId] as const]),
];

const toTagPairs = ({ sourceLayer, tags }: ShownFeature): Pair[] => {
  if (sourceLayer === 'pipes')
    return [
      [texts.type, getPipeType(tags['aq_type'])] as const,
      [texts.diameter, `DN ${formatTag(tags['diameter'])}`] as const,
    ];
  if (sourceLayer === 'meters')
    return [
      [
        texts.type,
        `${tags['isCommon'] === true ? `${texts.common}, ` : ''}${tags['isResidential'] === true ? texts.residential : texts.public}`,
      ],
    ];
  return Object.entries(tags).map(([name, value]): Pair => [name, formatTag(value)]);
};

/** The name of a pipe type on screen. The network's data has the masculine form of the word. */
const getPipeType = (type: unknown): string => texts.pipeTypeNames[formatTag(type)] ?? formatTag(type);

const formatTag = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const Card = chakra('section', {
  base: {
    ...floatingSurface,
    mt: '3',
    // The card ignores the pointer at first: the second click of a double click must reach the map below it.
    animation: 'let-through 500ms',
    maxH: '18rem',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    textStyle: 'sm',
    '& header': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ps: '3.5',
      pe: '2',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& h2': { flex: '1', textStyle: 'md', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& dl': {
      minH: '0',
      overflowY: 'auto',
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, auto) 1fr',
      columnGap: '4',
      rowGap: '1.5',
      px: '3.5',
      py: '2.5',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { minW: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& p': { px: '3.5', py: '2.5', color: 'fg.muted' },
  },
});

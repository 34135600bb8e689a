import { chakra, IconButton } from '@chakra-ui/react';
import { Spline, X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
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
  /** Finds the page of a meter; undefined if the user cannot open it. */
  meterPath?: ((id: string) => string | undefined) | undefined;
}

/**
 * The properties of the chosen feature. Each feature has its own instance: the queries keep the data of the previous
 * feature while they are skipped.
 */
export const FeatureCard = (props: FeatureCardProps) => {
  const key = getFeatureKey(props.feature);
  if (props.feature.sourceLayer === 'src_lines_w') return <SvoCard key={key} {...props} />;
  if (props.feature.sourceLayer === 'meters') return <MeterCard key={key} {...props} />;
  return <FactsCard key={key} {...props} number={getFeatureNumber(props.feature)} pairs={toTagPairs(props.feature)} />;
};

const SvoCard = (props: FeatureCardProps) => {
  const { feature } = props;
  const { data, loading, error } = useSvoLineQuery({ variables: { id: String(feature.id) }, context: silentContext });
  const line = data?.svoLine;
  const pairs: Pair[] = [
    ...(line?.properties ?? []).map(({ label, value }): Pair => [label, value]),
    ...(line && line.pipeId !== null ? [[texts.onPipe, line.pipeId] as const] : []),
  ];
  const number = line?.shownNumber ?? getFeatureNumber(feature);
  return <FactsCard {...props} number={number} pairs={pairs} isLoading={loading} hasFailed={error !== undefined} />;
};

const MeterCard = (props: FeatureCardProps) => {
  const { feature, meterPath } = props;
  const id = String(feature.id);
  const { data, loading, error } = useShownMeterQuery({ variables: { id }, context: silentContext });
  const { fabricNo, client, address } = data?.waterMeter ?? {};
  const pairs: Pair[] = [
    ...(client ? [[texts.client, texts.clientLine(client.name, client.clientNumber)] as const] : []),
    ...(address ? [[texts.address, address.fullAddress] as const] : []),
    ...toTagPairs(feature),
  ];
  return (
    <FactsCard
      {...props}
      // Users know a meter by its number, not by its id: the number is requested.
      number={loading ? null : fabricNo || id}
      pairs={pairs}
      isLoading={loading}
      hasFailed={error !== undefined}
      path={meterPath?.(id)}
    />
  );
};

interface FactsCardProps extends FeatureCardProps {
  /** Null while it loads. */
  number: string | null;
  pairs: readonly Pair[];
  isLoading?: boolean;
  hasFailed?: boolean;
  /** Path of the feature's page. */
  path?: string | undefined;
}

const FactsCard = ({ feature, number, pairs, isLoading, hasFailed, path, onName, onClose }: FactsCardProps) => {
  const name = `${getKindLabel(feature)} ${number ?? ''}`.trim();
  const reportName = useEffectEvent(onName);
  useEffect(() => {
    if (number !== null) reportName(name);
  }, [name, number]);
  return (
    <Card aria-label={name}>
      <header>
        <Spline aria-hidden="true" size={16} />
        <h2>{name}</h2>
        <IconButton size="xs" variant="ghost" px="0" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {isLoading && <p>{texts.loading}</p>}
      {hasFailed && <p>{texts.factsFailed}</p>}
      {pairs.length > 0 && (
        // Focusable, so that the keyboard can scroll the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <dl tabIndex={0}>
          {pairs.map(([label, value], index) => (
            <Fragment key={`${label} ${index}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {path && <Link to={path}>{texts.open}</Link>}
    </Card>
  );
};

type Pair = readonly [name: string, value: string];

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
    '& > a': { px: '3.5', pb: '2.5', fontWeight: 'medium', color: 'fg.link', _hover: { textDecoration: 'underline' } },
    '& p': { px: '3.5', py: '2.5', color: 'fg.muted' },
  },
});

import { formatDegrees } from '@struma/shared/geo.ts';
import { Badge, Button, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { Place } from '../../map/picker/place.ts';
import { useSvoLineQuery } from '../../map/features/features.generated.ts';
import { formatNumber } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';
import { describeProposal } from './describe-proposal.ts';
import type { SvoProposalsQuery } from './svo.generated.ts';
import { texts } from './svo.texts.ts';

export type Proposal = SvoProposalsQuery['svoProposals'][number];

interface SvoPanelProps {
  svoId: string | null;
  /** Id of the stored SVO; null without one. */
  currentSvoId: string | null;
  /** Undefined while loading, or if the installation lacks SVO_TOOLS. */
  proposals: readonly Proposal[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onChoose: (svoId: string) => void;
  marker: Place | null;
}

/** WM-4: the chosen SVO with its properties, the proposed SVOs, and the coordinates of the marker. */
export const SvoPanel = ({ svoId, currentSvoId, marker, ...help }: SvoPanelProps) => (
  <Panel aria-label={texts.svo}>
    <section>
      {svoId === null ? (
        <h3 className="choose">{texts.choose}</h3>
      ) : (
        <>
          <h3>{texts.svo}</h3>
          <p className="number">
            {formatSvoNumber(svoId)}{' '}
            <Badge size="sm" textStyle="xs">
              {texts.chosen}
            </Badge>
          </p>
        </>
      )}
      {currentSvoId !== null && <p className="hint">{texts.current(formatSvoNumber(currentSvoId))}</p>}
    </section>
    <Proposals {...help} svoId={svoId} />
    {svoId !== null && <LineFacts key={svoId} svoId={svoId} />}
    {marker && (
      <section>
        <h4>{texts.marker}</h4>
        <dl>
          <dt>{texts.latitude}</dt>
          <dd>{formatDegrees(marker.latitude)}</dd>
          <dt>{texts.longitude}</dt>
          <dd>{formatDegrees(marker.longitude)}</dd>
        </dl>
        <p className="hint">{texts.markerHint}</p>
      </section>
    )}
  </Panel>
);

const Proposals = ({
  svoId,
  proposals,
  hasFailed,
  onRetry,
  onChoose,
}: Omit<SvoPanelProps, 'marker' | 'currentSvoId'>) => {
  if (hasFailed)
    return (
      <section>
        <p role="alert">{texts.proposalsFailed}</p>
        <Button size="xs" variant="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      </section>
    );
  if (!proposals) return null;
  return (
    <fieldset>
      <legend>{texts.proposals}</legend>
      {proposals.length === 0 && <p className="hint">{texts.noProposals}</p>}
      {proposals.map((proposal) => (
        <label key={proposal.svoId} data-chosen={proposal.svoId === svoId || undefined}>
          <input
            type="radio"
            name="svo-proposal"
            checked={proposal.svoId === svoId}
            onChange={() => onChoose(proposal.svoId)}
          />
          <span>
            <b>{proposal.shownNumber}</b>
            <small>{describeProposal(proposal)}</small>
          </span>
          <span>{texts.metres(formatNumber(Math.round(proposal.distance * 10) / 10))}</span>
        </label>
      ))}
    </fieldset>
  );
};

const LineFacts = ({ svoId }: { svoId: string }) => {
  const { data, loading, error } = useSvoLineQuery({ variables: { id: svoId }, context: silentContext });
  const line = data?.svoLine;
  return (
    <section>
      <h4>{texts.lineFacts}</h4>
      {loading && <p className="hint">{texts.loading}</p>}
      {(error ?? data?.svoLine === null) && <p role="alert">{texts.lineFailed}</p>}
      {line && (
        <dl>
          {line.properties.map(({ name, label, value }) => (
            <Fragment key={name}>
              <dt>
                {label === texts.noLabel ? (
                  <>
                    {name} <Badge>{texts.noLabel}</Badge>
                  </>
                ) : (
                  label
                )}
              </dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          {line.pipeId !== null && (
            <>
              <dt>{texts.onPipe}</dt>
              <dd>{line.pipeId}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
};

const Panel = chakra('aside', {
  base: {
    flex: 'none',
    w: { base: 'full', md: '22rem' },
    maxH: { base: '45%', md: 'none' },
    overflowY: 'auto',
    bg: 'bg.subtle',
    borderInlineStartWidth: { md: '1px' },
    borderTopWidth: { base: '1px', md: '0' },
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& section, & fieldset': { px: '4', py: '3', borderBottomWidth: '1px', minW: '0' },
    '& h3, & legend': { color: 'fg.muted' },
    '& h3.choose': { textStyle: 'lg', color: 'fg' },
    '& h4': { textStyle: 'md', fontWeight: 'semibold', mb: '2' },
    '& .number': { textStyle: '2xl', display: 'flex', alignItems: 'center', gap: '3' },
    '& .hint': { color: 'fg.muted', textStyle: 'xs', mt: '1' },
    '& legend': { float: 'left', w: 'full', mb: '1' },
    '& label': {
      clear: 'both',
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      mx: '-4',
      px: '4',
      py: '2',
      minH: { base: '11', md: '9' },
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    '& label[data-chosen]': { bg: 'bg.selected', boxShadow: 'inset 3px 0 0 {colors.struma.solid}' },
    '& label span:nth-of-type(1)': { flex: '1' },
    '& label small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& input': { mt: '0.5', accentColor: '{colors.struma.solid}' },
    '& dl': { display: 'grid', gridTemplateColumns: 'minmax(8rem, auto) 1fr', columnGap: '4', rowGap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

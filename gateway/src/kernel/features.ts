import type { ServiceFeature } from '@struma/schema/resolvers.ts';
import { typedError } from './errors.ts';
import type { RestCalls } from './rest.ts';

/** What the REST service can do beyond the common calls. */
export interface Features {
  all(): Promise<ReadonlySet<ServiceFeature>>;
  has(feature: ServiceFeature): Promise<boolean>;
  /** UNSUPPORTED if the service lacks it. */
  demand(feature: ServiceFeature, message?: string): Promise<void>;
}

/**
 * Asks the service once, with the first caller's bearer, and remembers the answer; a failure is asked again. What is
 * switched off here counts as lacking.
 */
export const createFeatures = (off: readonly ServiceFeature[] = []): ((rest: RestCalls) => Features) => {
  let known: Promise<ReadonlySet<ServiceFeature>> | null = null;
  const ask = (rest: RestCalls): Promise<ReadonlySet<ServiceFeature>> => {
    // Asked for everybody: it is no part of what this person reads.
    if (!known) rest.notes.spoil();
    known ??= rest
      .find('/struma/features', {}, readFeatures)
      .then((has) => new Set((has ?? []).filter((feature) => !off.includes(feature))));
    known.catch(() => (known = null));
    return known;
  };
  return (rest) => {
    const has = async (feature: ServiceFeature): Promise<boolean> => (await ask(rest)).has(feature);
    return {
      all: () => ask(rest),
      has,
      async demand(feature, message) {
        if (!(await has(feature))) throw typedError('UNSUPPORTED', { message });
      },
    };
  };
};

const readFeatures = (names: readonly string[]): readonly ServiceFeature[] => names.filter(isFeature);

const features: readonly ServiceFeature[] = [
  'IDEMPOTENCY',
  'MULTIPLE_FILTER_VALUES',
  'MAP',
  'GEOCODER',
  'MAP_VIEW',
  'OWN_SIGNALS',
  'EXPECTED_VALUES',
  'SIGNAL_CHANNELS',
  'SIGNAL_DESK',
  'DRAFTS',
  'SIGNAL_EXPORT',
  'LIVE_EVENTS',
];

const isFeature = (name: string): name is ServiceFeature => (features as readonly string[]).includes(name);

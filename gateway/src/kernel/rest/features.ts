import { serviceFeatureValues } from '@struma/schema/inputs.ts';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import type { TrackedCalls } from './rest.ts';

/** The optional features of the REST service. */
export interface Features {
  all(): Promise<ReadonlySet<ServiceFeature>>;
  has(feature: ServiceFeature): Promise<boolean>;
  /** Throws UNSUPPORTED if the service lacks the feature. */
  require(feature: ServiceFeature, message?: string): Promise<void>;
}

/**
 * Reads the features once, with the token of the first request. A failed read is repeated. An empty list is read again
 * after a minute, because it may come from a proxy before the service. Features in `disabled` count as absent.
 */
export const createFeatures = (
  disabled: readonly ServiceFeature[] = [],
  now = () => performance.now(),
): ((rest: TrackedCalls) => Features) => {
  let known: Promise<KnownFeatures> | null = null;
  let until = Infinity;
  const load = async (rest: TrackedCalls): Promise<KnownFeatures> => {
    // The result is shared by all users, so it is not part of this user's tracked reads.
    rest.tracker.markUncacheable();
    const names = (await rest.find('/struma/features', {}, readFeatures)) ?? [];
    const isFinal = names.length > 0;
    until = isFinal ? Infinity : now() + emptyRetryMs;
    return { features: new Set(names.filter((feature) => !disabled.includes(feature))), isFinal };
  };
  const read = async (rest: TrackedCalls): Promise<ReadonlySet<ServiceFeature>> => {
    if (!known || now() >= until) {
      const loading = load(rest);
      [known, until] = [loading, Infinity];
      loading.catch(() => known === loading && (known = null));
    }
    const { features, isFinal } = await known;
    if (!isFinal) rest.tracker.markUncacheable();
    return features;
  };
  return (rest) => {
    const has = async (feature: ServiceFeature): Promise<boolean> => (await read(rest)).has(feature);
    return {
      all: () => read(rest),
      has,
      async require(feature, message) {
        if (!(await has(feature))) throw typedError('UNSUPPORTED', { message });
      },
    };
  };
};

interface KnownFeatures {
  features: ReadonlySet<ServiceFeature>;
  isFinal: boolean;
}

const emptyRetryMs = 60_000;

const readFeatures = (given: readonly string[]): readonly ServiceFeature[] => given.filter(isFeature);

const isFeature = (name: string): name is ServiceFeature => names.has(name);

const names: ReadonlySet<string> = new Set(serviceFeatureValues);

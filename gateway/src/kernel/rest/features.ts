import { serviceFeatureValues } from '@struma/schema/inputs.ts';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import type { TrackedCalls } from './rest.ts';

/** The service features of the connected REST service. */
export interface Features {
  all(): Promise<ReadonlySet<ServiceFeature>>;
  has(feature: ServiceFeature): Promise<boolean>;
  /** Throws UNSUPPORTED if the service lacks the feature. */
  require(feature: ServiceFeature, message?: string): Promise<void>;
}

/**
 * Reads the features once, with the token of the first request. After a failure the next request reads them again. An
 * empty list, or a 404, is valid for a minute only, because a proxy in front of the service may have sent it. Features
 * in `disabled` count as absent.
 */
export const createFeatures = (
  disabled: readonly ServiceFeature[] = [],
  now = () => performance.now(),
): ((rest: TrackedCalls) => Features) => {
  let current: Promise<LoadedFeatures> | null = null;
  let validUntil = Infinity;
  const load = async (rest: TrackedCalls): Promise<LoadedFeatures> => {
    // All requests share this read. The GraphQL response of the request that sends the read is not cached.
    rest.tracker.markUncacheable();
    const names = (await rest.find('/struma/features', {}, readFeatures)) ?? [];
    const isFinal = names.length > 0;
    validUntil = isFinal ? Infinity : now() + emptyRetryMs;
    return { features: new Set(names.filter((feature) => !disabled.includes(feature))), isFinal };
  };
  const read = async (rest: TrackedCalls): Promise<ReadonlySet<ServiceFeature>> => {
    if (!current || now() >= validUntil) {
      const loading = load(rest);
      [current, validUntil] = [loading, Infinity];
      loading.catch(() => current === loading && (current = null));
    }
    const { features, isFinal } = await current;
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

interface LoadedFeatures {
  features: ReadonlySet<ServiceFeature>;
  /** False for an empty list, which is read again after `emptyRetryMs`. */
  isFinal: boolean;
}

const emptyRetryMs = 60_000;

const readFeatures = (list: readonly string[]): readonly ServiceFeature[] => list.filter(isFeature);

const isFeature = (name: string): name is ServiceFeature => schemaFeatures.has(name);

const schemaFeatures: ReadonlySet<string> = new Set(serviceFeatureValues);

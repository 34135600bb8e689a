import { serviceFeatureValues } from '@struma/schema/inputs.ts';
import type { ServiceFeature } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import type { RestCalls } from './rest.ts';

/** What the REST service can do beyond the common calls. */
export interface Features {
  all(): Promise<ReadonlySet<ServiceFeature>>;
  has(feature: ServiceFeature): Promise<boolean>;
  /** UNSUPPORTED if the service lacks it. */
  demand(feature: ServiceFeature, message?: string): Promise<void>;
}

/**
 * Asks the service once, with the first caller's bearer, and remembers the answer; a failure is asked again, and so is an
 * answer without any feature after a minute: whatever stood before the service may have given it. What is switched off
 * here counts as lacking.
 */
export const createFeatures = (
  off: readonly ServiceFeature[] = [],
  now = () => performance.now(),
): ((rest: RestCalls) => Features) => {
  let known: Promise<Known> | null = null;
  let until = Infinity;
  const load = async (rest: RestCalls): Promise<Known> => {
    // Asked for everybody: it is no part of what this person reads.
    rest.notes.spoil();
    const names = (await rest.find('/struma/features', {}, readFeatures)) ?? [];
    const isFinal = names.length > 0;
    until = isFinal ? Infinity : now() + doubtMs;
    return { features: new Set(names.filter((feature) => !off.includes(feature))), isFinal };
  };
  const ask = async (rest: RestCalls): Promise<ReadonlySet<ServiceFeature>> => {
    if (!known || now() >= until) {
      const asked = load(rest);
      [known, until] = [asked, Infinity];
      asked.catch(() => known === asked && (known = null));
    }
    const { features, isFinal } = await known;
    if (!isFinal) rest.notes.spoil();
    return features;
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

interface Known {
  features: ReadonlySet<ServiceFeature>;
  isFinal: boolean;
}

const doubtMs = 60_000;

const readFeatures = (given: readonly string[]): readonly ServiceFeature[] => given.filter(isFeature);

const isFeature = (name: string): name is ServiceFeature => names.has(name);

const names: ReadonlySet<string> = new Set(serviceFeatureValues);

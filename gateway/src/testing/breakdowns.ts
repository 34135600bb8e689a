import { operator, startGraphqlHarness } from './graphql.ts';
import type { GraphqlHarness } from './graphql.ts';
import { freeWorkCardNumber, specifiedBreakdown } from './specified-breakdown.texts.ts';
import { json } from './rest-service.ts';

export const breakdownPaths = {
  list: '/api/breakdown/GetBreakdownsList',
  read: '/api/breakdown/GetBreakdownById',
  create: '/api/breakdown/Create',
  update: '/api/breakdown/Update',
  link: '/api/breakdown/AddSignalToBreakdown',
  unlink: '/api/breakdown/RemoveSignalFromBreakdown',
  number: '/struma/breakdowns/work-card-number',
};

/**
 * Sets the stub service's responses to the history call and to calls that read, create or change breakdowns. Forgets
 * the requests received so far.
 */
export const stubBreakdowns = ({ service }: GraphqlHarness): void => {
  service.on(breakdownPaths.list, json({ items: [specifiedBreakdown], totalCount: 1 }));
  service.on(breakdownPaths.read, json(specifiedBreakdown));
  service.on(breakdownPaths.update, json(specifiedBreakdown));
  service.on(breakdownPaths.create, json({ ...specifiedBreakdown, id: 8 }));
  service.on('/struma/history', json({ items: [], totalCount: 0 }));
  service.on(breakdownPaths.number, json(freeWorkCardNumber));
  service.received.length = 0;
};

/** Starts a gateway over a stub service with the optional features that breakdowns use. */
export const startBreakdownHarness = async (): Promise<GraphqlHarness> => {
  const harness = await startGraphqlHarness();
  const features = [
    'IDEMPOTENCY',
    'MULTIPLE_FILTER_VALUES',
    'PARTIAL_PAGES',
    'BREAKDOWN_TOOLS',
    'SIGNAL_DESK',
    'ISOLATION',
  ];
  harness.service.on('/struma/features', json(features));
  return harness;
};

export const askAsOperator = async (harness: GraphqlHarness, document: string, variables: object = {}) =>
  (await harness.as(operator)(document, variables)).body;

/** The requests that the service received on a path. */
export const receivedOn = ({ service }: GraphqlHarness, path: string) =>
  service.received.filter((one) => one.path === path.toLowerCase());

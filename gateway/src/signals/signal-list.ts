import { signalFilterFields, signalSortFieldValues } from '@struma/schema/inputs.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { requireOwnSignalsFeature } from './own-signals.ts';
import { statusId } from './signals.rest.ts';

/** The list of signals. `names` holds the REST names that differ from those of the schema. */
export const signalList = declareList('/api/signal/GetSignalList')({
  filterFields: signalFilterFields,
  sortFields: signalSortFieldValues,
  names: {
    filter: {
      created: 'createdUTC',
      closed: 'closedUTC',
      lastResponse: 'lastResponseUTC',
      statuses: 'statusId',
      priorityIds: 'priorityId',
      submitterIds: 'UserId',
      channels: 'channel',
      breakdownIds: 'breakdownId',
      ids: 'id',
    },
    sort: {
      SUBMITTER: 'createdBySubmitter',
      CREATED_AT: 'createdUtc',
      LAST_RESPONSE_AT: 'lastResponseUtc',
      CLOSED_AT: 'closedUtc',
      WORK_CARD_NO: 'breakdown',
      ANSWER_DUE_AT: 'answerDueUtc',
    },
  },
  values: { statuses: statusId },
});

export const requireListAccess = ({ principal, features }: GatewayContext): Promise<void> =>
  requireOwnSignalsFeature(principal, features);

/** The same list as CSV. */
export const signalExport: ListExport = {
  field: 'signals',
  list: signalList,
  path: '/struma/signals/export',
  feature: 'SIGNAL_EXPORT',
  requireAccess: requireListAccess,
  // Parameters of an empty file: no submitter has this id.
  noRows: { UserId: Number.MAX_SAFE_INTEGER },
};

import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { createRefusal } from '../kernel/failures.ts';
import type { Problem } from '../kernel/failures.ts';
import { readChoices } from '../kernel/rest/lookups.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import type { InvalidInput, Refusal } from '../kernel/schema-types.generated.ts';
import type { FieldTexts } from './breakdown-input.ts';
import { breakdownTexts as texts } from './breakdowns.texts.ts';
import { toInvalidInput } from './invalid-fields.ts';

interface SentBreakdown {
  values: FieldTexts;
  /** Null for a new breakdown. */
  id: number | null;
  /** The input field that holds the values. */
  parent: string;
}

/**
 * BR-10, BR-11: converts a refusal such as '(0) reason'. The refusal becomes the problem of a field if another
 * breakdown has the work card number, or if a chosen item was made inactive meanwhile.
 */
export const readRefusal = async (
  response: string,
  context: GatewayContext,
  { values, id, parent }: SentBreakdown,
): Promise<InvalidInput | Refusal> => {
  const { code, text } = readCodedText(response);
  const message = text || (code === null ? texts.notRecorded : texts.refused);
  if (code !== null && code > 0) throw typedError('UPSTREAM_FAILED', { message, outcome: 'UNKNOWN' });
  if (values.workCardNo && (await isTaken(values.workCardNo, id, context)))
    return toInvalidInput(parent, [{ field: 'workCardNo', code: 'DUPLICATE', message }]);
  const problems = await findMissingChoices(values, context);
  if (problems.length > 0) return toInvalidInput(parent, problems);
  return createRefusal(text ? 'SERVICE_REFUSED' : 'NOT_RECORDED', message);
};

const isTaken = async (workCardNo: string, id: number | null, { rest, features }: GatewayContext): Promise<boolean> => {
  if (!(await features.has('BREAKDOWN_TOOLS'))) return false;
  return rest.get(
    '/struma/breakdowns/work-card-number',
    { workCardNo },
    ({ breakdownId }) => breakdownId !== null && breakdownId !== id,
  );
};

const choiceLists = {
  kevrCategory1Id: '/api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList',
  kevrCategory2Id: '/api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList',
  priorityId: '/api/priority/GetPriorityAsKeyValuePairList',
} as const;

/** Problems of the sent choices that the REST service no longer offers. A list that cannot be read is not checked. */
const findMissingChoices = async (values: FieldTexts, { rest, warn }: GatewayContext): Promise<Problem[]> => {
  const fields = (['kevrCategory1Id', 'kevrCategory2Id', 'priorityId'] as const).filter((field) => values[field]);
  const found = await Promise.all(
    fields.map(async (field): Promise<Problem[]> => {
      const choices = await rest.get(choiceLists[field], {}, (list) => readChoices(list, warn)).catch(() => null);
      return choices === null || choices.some(({ id }) => id === values[field])
        ? []
        : [{ field, code: 'UNKNOWN', message: texts.missingChoice }];
    }),
  );
  return found.flat();
};

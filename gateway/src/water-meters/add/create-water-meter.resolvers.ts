import { isBlank } from '@struma/shared/visible-text.ts';
import type { MutationResolvers, NewWaterMeterInput } from '../../kernel/schema-types.generated.ts';
import { createInvalidInput, createRefusal } from '../../kernel/failures.ts';
import type { Problem } from '../../kernel/failures.ts';
import { readChoiceId } from '../../kernel/input/ids.ts';
import { readKey } from '../../kernel/rest/idempotency-key.ts';
import { readCodedText, readObject, unexpectedResponse } from '../../kernel/rest/reply.ts';
import { RestStatusError } from '../../kernel/rest/upstream-error.ts';
import { createSuccess } from '../../kernel/success.ts';
import { addTexts as texts } from './add.texts.ts';

/** WM-12: adds a water meter. The service responds with '(id) text'. */
const createWaterMeter: MutationResolvers['createWaterMeter'] = async (_root, { input }, context) => {
  const { values } = input;
  const [first, ...others] = findProblems(values);
  if (first) return createInvalidInput([first, ...others], undefined, ['values']);
  const options = await readKey(context.features, input);
  try {
    const response = await context.rest.postJson('/api/WaterMeter/CreateWaterMeter', {}, toRest(values), options);
    const { code, text } = readCodedText(response);
    if (code !== null && code > 0) return createSuccess('CreateWaterMeterSuccess', { waterMeterId: code });
    if (readObject(response)) throw unexpectedResponse(response);
    return createRefusal(text ? 'SERVICE_REFUSED' : 'NOT_RECORDED', text || texts.notRecorded);
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: texts.keyTaken }]);
    throw error;
  }
};

const findProblems = (values: NewWaterMeterInput): Problem[] => [
  ...(['fabricNo', 'typeId', 'ownershipTypeId', 'manufacturerId'] as const).flatMap((field) =>
    !isBlank(values[field] ?? '') ? [] : [{ field, code: 'REQUIRED', message: texts.required } as const],
  ),
  ...(values.fabricNo && values.fabricNo.trim().length > 50
    ? [{ field: 'fabricNo', code: 'LENGTH', message: texts.longNumber } as const]
    : []),
  ...dateOrders.flatMap(([from, to, message]) => {
    const [first, second] = [values[from], values[to]];
    return first && second && second < first ? [{ field: to, code: 'ORDER', message } as const] : [];
  }),
  ...(['reading', 'customersTotal', 'apartmentsTotal'] as const).flatMap((field) =>
    Number(values[field] ?? 0) < 0 ? [{ field, code: 'RANGE', message: texts.negative } as const] : [],
  ),
  ...(values.location && (Math.abs(values.location.latitude) > 90 || Math.abs(values.location.longitude) > 180)
    ? [{ field: 'location', code: 'RANGE', message: texts.wrongPlace } as const]
    : []),
];

const dateOrders = [
  ['installationDate', 'lastCheckDate', texts.checkBeforeInstallation],
  ['lastCheckDate', 'nextCheckDate', texts.nextBeforeLast],
] as const;

/** Returns the values under their REST names, without absent values. */
const toRest = (values: NewWaterMeterInput): Record<string, string | number> => {
  const restValues = {
    waterMeterFabricNo: values.fabricNo?.trim(),
    latitude: values.location?.latitude,
    longitude: values.location?.longitude,
    lastDateOfRepair: values.lastRepairDate,
    lastDateOfCheck: values.lastCheckDate,
    nextDateOfCheck: values.nextCheckDate,
    installationDate: values.installationDate,
    checkValue: values.reading === null || values.reading === undefined ? undefined : Number(values.reading),
    waterMeterTypeId: readChoiceId(values.typeId, 'typeId'),
    waterMeterOwnershipTypeId: readChoiceId(values.ownershipTypeId, 'ownershipTypeId'),
    manufacturerId: readChoiceId(values.manufacturerId, 'manufacturerId'),
    customersTotal: values.customersTotal,
    apartamentsTotal: values.apartmentsTotal,
    clientId: readChoiceId(values.clientId, 'clientId'),
    addressId: readChoiceId(values.addressId, 'addressId'),
  };
  return Object.fromEntries(
    Object.entries(restValues).flatMap(([name, value]) => (isPresent(value) ? [[name, value]] : [])),
  );
};

const isPresent = <T>(value: T): value is NonNullable<T> => value !== null && value !== undefined;

export const schemaPart = { Mutation: { createWaterMeter } };

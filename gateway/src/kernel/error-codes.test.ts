import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';
import { errorCodes } from './error-codes.texts.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/generated/schema.graphql'), 'utf8'));

test('RQ-1 the HTTP status of each error code in the schema equals its status in `errorCodes`', () => {
  const type = schema.getType('ErrorCode');
  const documented = isEnumType(type)
    ? type.getValues().map(({ name, description }) => [name, Number(/ HTTP (\d{3})\.$/.exec(description ?? '')?.[1])])
    : [];
  const sent = Object.entries(errorCodes).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(sent));
});

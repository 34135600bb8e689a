import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import type { ValueNode } from 'graphql';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { isDay, isMoment, writeMoment } from './moment.ts';
import type { Moment } from './moment.ts';
import { isDocument } from '@struma/shared/rich-document.ts';

/** The custom scalars of the schema. Parsing returns a valid value unchanged, so a value can be parsed twice. */
export const scalars = {
  DateTime: scalar(
    'DateTime',
    (value) => typeof value === 'string' && isMoment(value),
    inputTexts.moment,
    (value) => writeMoment(value as Moment),
  ),
  Date: scalar('Date', (value) => typeof value === 'string' && isDay(value), inputTexts.day, String),
  Decimal: scalar('Decimal', (value) => typeof value === 'string' && decimal.test(value), inputTexts.decimal, String),
  ByteSize: scalar('ByteSize', isByteSize, inputTexts.bytes, (value) => {
    if (!isByteSize(value)) throw new TypeError('ByteSize cannot represent a value that is no whole number.');
    return value;
  }),
  UUID: scalar('UUID', (value) => typeof value === 'string' && uuid.test(value), inputTexts.uuid, String),
  RichTextDocument: scalar('RichTextDocument', isDocument, inputTexts.richText, (value) => value),
};

function isByteSize(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const decimal = /^-?\d{1,12}(\.\d{1,3})?$/;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function scalar(
  name: string,
  isValid: (value: unknown) => boolean,
  refusal: string,
  serialize: (value: unknown) => unknown,
): GraphQLScalarType {
  const parseValue = (value: unknown): unknown => {
    if (isValid(value)) return value;
    throw typedError('BAD_USER_INPUT', { message: refusal });
  };
  const parseLiteral = (node: ValueNode): unknown => parseValue(valueFromASTUntyped(node));
  return new GraphQLScalarType({ name, serialize, parseValue, parseLiteral });
}

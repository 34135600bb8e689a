import { Type } from 'typebox';

const format = Type.Unsafe<'json' | 'jsonv2'>({ type: 'string', enum: ['json', 'jsonv2'], default: 'jsonv2' });

export const ReverseQuery = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
  format,
});

export const SearchQuery = Type.Object({
  q: Type.String({ maxLength: 200, description: 'Search text: street, number, block, town.' }),
  limit: Type.Integer({ minimum: 1, maximum: 40, default: 10 }),
  format,
});

export const NominatimPlace = Type.Unsafe<unknown>({
  type: 'object',
  additionalProperties: true,
  description: "A place in Nominatim's format: lat and lon as text, display_name. A key `error` if no address is near.",
});

export const SearchByAddressQuery = Type.Object({
  address: Type.Optional(Type.String({ maxLength: 200 })),
});

export const SearchByAddressResult = Type.Array(Type.String(), {
  description:
    "Two JSON texts with the same places: the first in Google's format (`results` with `formatted_address` and `geometry`), the second in HERE's (`items` with `title` and `position`).",
});

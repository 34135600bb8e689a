import { Type } from 'typebox';
import { networkAccess, operatorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo } from '../kernel/http/schema.ts';
import { findAddressMatches } from './address-matches.ts';
import { readPerson } from './person.ts';
import {
  AddressMatch,
  AddressText,
  FoundAddress,
  FoundBreakdown,
  FoundMeter,
  FoundPerson,
  FoundSignal,
  PersonCard,
  PersonQuery,
  SearchRequest,
  SearchResult,
} from './search.schemas.ts';
import { search } from './search.ts';
import { searchTexts } from './search.texts.ts';

/** Adds the global search, the search of addresses and the card of a person. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  const schemas = [
    SearchRequest,
    FoundSignal,
    FoundPerson,
    FoundBreakdown,
    FoundAddress,
    FoundMeter,
    SearchResult,
    PersonCard,
    AddressText,
    AddressMatch,
  ];
  for (const schema of schemas) server.addSchema(schema);
  const config = { access: operatorAccess };
  const tags = ['additions'];
  server.post(
    '/struma/search',
    { config, schema: { tags, body: refTo(SearchRequest), response: responsesOf(refTo(SearchResult)) } },
    ({ body: { text, kinds } }) => search(database, text, kinds),
  );
  server.post(
    '/struma/search/addresses',
    {
      config: { access: networkAccess },
      schema: { tags, body: refTo(AddressText), response: responsesOf(Type.Array(refTo(AddressMatch))) },
    },
    ({ body: { text } }) => findAddressMatches(database, text),
  );
  server.get(
    '/struma/person',
    { config, schema: { tags, querystring: PersonQuery, response: responsesOf(refTo(PersonCard)) } },
    async ({ query }) => {
      const person = await readPerson(database, query);
      if (!person) throw new HttpFailure(404, searchTexts.unknownPerson);
      return person;
    },
  );
};

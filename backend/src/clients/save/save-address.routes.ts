import { Type } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { IdempotencyHeaders, writeOnce } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId, textResponses } from '../../kernel/http/schema.ts';
import { addressTexts as texts } from '../clients.texts.ts';
import { AddressFields, readAddressFields, readExpectedFields } from './address-fields.ts';
import { findSameAddress } from './same-address.ts';
import { insertAddress, updateAddress } from './save-address.ts';

const SameAddress = Type.Object(
  { id: nullable(Type.Integer({ description: 'Id of an address with the same parts; null if there is none.' })) },
  { $id: 'SameAddress' },
);

const NewAddress = Type.Object({
  ...AddressFields.properties,
  refusesDuplicate: Type.Optional(
    Type.Boolean({
      description:
        'If true: status 412 if an address with the same parts exists, as found by `/struma/addresses/same`. Nothing is stored, and the key stays unused.',
    }),
  ),
});

const config = { access: networkAccess };
const tags = ['clients'];

/** AD-1: adds the routes that create an address, update an address, and find an address with the same parts. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(SameAddress);
  addCreateRoute(server, database);
  addUpdateRoute(server, database);
  server.post(
    '/struma/addresses/same',
    { config, schema: { tags: ['additions'], body: AddressFields, response: responsesOf(refTo(SameAddress)) } },
    async ({ body }) => {
      const values = readAddressFields(body);
      if (!values.townId) throw new HttpFailure(400, texts.unknownTown);
      return { id: await findSameAddress(database, values) };
    },
  );
};

const addCreateRoute = (server: Server, database: Database): void => {
  server.post(
    '/api/Address/Create',
    {
      config,
      schema: {
        tags,
        description: 'Stores an address with the parts of another one too, unless `refusesDuplicate` is true.',
        headers: IdempotencyHeaders,
        body: NewAddress,
        response: textResponses("'(id of the address) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      const principal = requirePrincipal(request);
      const { refusesDuplicate = false, ...fields } = request.body;
      const input = readAddressFields(fields);
      const key = request.headers['idempotency-key']?.toLowerCase();
      const write = { principal, key, content: { write: 'createAddress', ...input } };
      const { body, isReplay } = await writeOnce(database, write, async (transaction) =>
        codedText(await insertAddress(transaction, principal, { input, refusesDuplicate }), texts.created),
      );
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return body;
    },
  );
};

const addUpdateRoute = (server: Server, database: Database): void => {
  server.post(
    '/api/Address/Update',
    {
      config,
      schema: {
        tags,
        description: 'A field that is null or absent stays unchanged; an empty text clears it.',
        body: Type.Object({
          id: RecordId('Id of the address.'),
          ...AddressFields.properties,
          expected: Type.Optional(
            Type.Object(AddressFields.properties, {
              description: 'The values that the user saw. Status 412 if a changed field has another stored value.',
            }),
          ),
        }),
        response: textResponses("'(id of the address) text', or '(0) reason'."),
      },
    },
    async ({ body: { id, expected = {}, ...input }, ...request }) => {
      const principal = requirePrincipal(request);
      const update = { id, input: readAddressFields(input), expected: readExpectedFields(expected) };
      await database.transaction().execute((transaction) => updateAddress(transaction, principal, update));
      return codedText(id, texts.updated);
    },
  );
};

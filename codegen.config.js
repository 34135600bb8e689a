import { recordTypes, successTypes } from './scripts/generate/registries.ts';

/** The folder gateway/src, relative to the generated file. */
const gateway = '..';

/** Resolvers of the type `Meter` receive `MeterRecord` of a feature's `*.rest.ts`, and its pages are lazy. */
const recordMappers = Object.fromEntries(
  recordTypes(import.meta.dirname).flatMap(({ type, path }) => [
    [type, `${gateway}/${path}#${type}Record`],
    [`${type}Page`, `${gateway}/kernel/input/paging.ts#LazyPage<${type}Record>`],
  ]),
);

/** The resolver of a mutation returns the id of the record that its success type contains. */
const successMappers = Object.fromEntries(
  successTypes(import.meta.dirname).map(({ type, fields }) => [
    type,
    `${gateway}/kernel/success.ts#Success<${type}, '${fields.join("' | '")}'>`,
  ]),
);

const choice = `${gateway}/kernel/rest/lookups.ts#Choice`;

export default {
  schema: 'schema/*.graphql',
  ignoreNoDocuments: true,
  config: {
    enumType: 'string-literal',
    useTypeImports: true,
    scalars: {
      ID: 'string',
      DateTime: 'string',
      Date: 'string',
      Decimal: 'string',
      ByteSize: 'number',
      UUID: 'string',
      RichTextDocument: 'Record<string, unknown>',
      MapStyleJson: 'unknown',
    },
  },
  generates: {
    'web/src/types.ts': { documents: 'web/src/**/*.graphql', plugins: ['typescript-operations'] },
    'web/src/': {
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'types.ts', importTypesNamespace: 'Types' },
      plugins: ['typescript-operations', 'typed-document-node', './schema/codegen/apollo-hooks.mjs'],
      config: { importExtension: '.ts' },
    },
    'web/src/app/possible-types.generated.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./schema/codegen/possible-types.mjs'],
    },
    'schema/generated/persisted-queries.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./schema/codegen/persisted-queries.mjs'],
    },
    'schema/generated/inputs.ts': { plugins: ['./schema/codegen/inputs.mjs'] },
    'gateway/src/kernel/schema-types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        enumsAsTypes: true,
        contextType: `${gateway}/kernel/context.ts#GatewayContext`,
        // A `Moment` contains UTC and local time, as the REST service sends them. The scalar serialises it as one value.
        scalars: {
          ID: { input: 'string', output: 'string | number' },
          DateTime: { input: 'string', output: `${gateway}/kernel/input/moment.ts#Moment` },
          Date: 'string',
          Decimal: 'string',
          ByteSize: 'number',
          UUID: 'string',
          RichTextDocument: 'Record<string, unknown>',
          MapStyleJson: 'unknown',
        },
        mappers: {
          ...recordMappers,
          ...successMappers,
          AuditorChoice: choice,
          Carnet: choice,
          ClientType: choice,
          Colleague: choice,
          KevrCategory1: choice,
          KevrCategory2: choice,
          Manufacturer: choice,
          Municipality: choice,
          NearbySignal: `${gateway}/signals/operator-tools.rest.ts#NearbyRecord`,
          Priority: choice,
          RoleModule: `${gateway}/administration/administration.rest.ts#HolderModule`,
          RichText: `${gateway}/kernel/input/rich-text.ts#StoredText`,
          SignalConflict: `${gateway}/signals/signal-conflict.ts#ConflictRecord`,
          SignalDraft: `${gateway}/signals/operator-tools.rest.ts#DraftRecord`,
          SignalNote: `${gateway}/signals/operator-tools.rest.ts#NoteRecord`,
          SignalPlace: `${gateway}/signals/operator-tools.rest.ts#PlaceRecord`,
          SignalResponse: `${gateway}/signals/signals.rest.ts#ResponseRecord`,
          Submitter: choice,
          WaterMeterOwnershipType: choice,
          WaterMeterType: choice,
          SubmitterPage: `${gateway}/kernel/input/paging.ts#LazyPage<Choice>`,
        },
        avoidOptionals: { object: true, field: true, inputValue: false },
      },
    },
  },
};

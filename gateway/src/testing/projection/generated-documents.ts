import { getNamedType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Random } from '../../../../packages/demo/src/random.ts';

/** The root fields whose REST calls the generated bodies answer, with arguments. */
const roots = [
  ['signals', 'signals(page: { number: 1, size: 10 })'],
  ['signal', 'signal(id: "7")'],
  ['waterMeters', 'waterMeters(page: { number: 1, size: 10 })'],
  ['waterMeter', 'waterMeter(id: "7")'],
  ['breakdowns', 'breakdowns(page: { number: 1, size: 10 })'],
  ['breakdown', 'breakdown(id: "7")'],
  ['priorities', 'priorities'],
  ['signalStatuses', 'signalStatuses'],
] as const;

/** Fields that need other REST calls. */
const otherCalls = new Set(['notes', 'history', 'contact', 'links', 'readings']);

/** A query with aliases, fragments, conditions and `__typename` in random places. */
export const generateDocument = (schema: GraphQLSchema, random: Random): string => {
  const fragments: string[] = [];
  const selections = Array.from({ length: random.chance(0.2) ? 2 : 1 }, (_, index) => {
    const [name, call] = random.pick(roots);
    const type = getNamedType(schema.getQueryType()?.getFields()[name]?.type);
    if (!isObjectType(type)) throw new Error(`${name} is no object.`);
    return `a${index}: ${call} ${select(type, random, fragments, 0)}`;
  });
  return `query($yes: Boolean = true, $no: Boolean! = false) { ${selections.join(' ')} } ${fragments.join(' ')}`;
};

const select = (type: GraphQLObjectType, random: Random, fragments: string[], depth: number): string => {
  const share = random.pick([0.2, 0.5, 1]);
  const isRow = random.chance(depth === 0 ? 0.95 : share);
  const fields = Object.values(type.getFields())
    .filter(({ name }) => !otherCalls.has(name) && (isRow || random.chance(share)))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      const alias = random.chance(0.15) ? `x${random.whole(0, 1000 - 1)}${field.name}: ` : '';
      const condition = random.chance(0.1) ? random.pick(conditions) : '';
      if (isLeafType(inner)) return `${alias}${field.name} ${condition}`;
      if (!isObjectType(inner) || depth > 3) return [];
      return `${alias}${field.name} ${condition} ${select(inner, random, fragments, depth + 1)}`;
    });
  if (random.chance(0.5) || fields.length === 0) fields.splice(random.whole(0, fields.length + 1 - 1), 0, '__typename');
  const text = fields.join(' ');
  if (random.chance(0.2)) return `{ ... on ${type.name} { ${text} } }`;
  if (!random.chance(0.15)) return `{ ${text} }`;
  const name = `F${fragments.length}`;
  fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
  return `{ ...${name} }`;
};

const conditions = [
  '@include(if: $yes)',
  '@skip(if: $no)',
  '@include(if: $no)',
  '@skip(if: true)',
  '@include(if: true)',
];

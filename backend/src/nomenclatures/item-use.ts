import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import { nomenclatures } from '../kernel/nomenclatures.ts';

export const ItemUse = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'SIGNALS, BREAKDOWNS, WATER_METERS or CLIENTS.' }),
        field: Type.String({ description: 'The field of the records that refers to the item.' }),
        count: Type.Integer({ minimum: 0 }),
      }),
    ),
  },
  { $id: 'NomenclatureItemUse' },
);

interface Use {
  kind: 'SIGNALS' | 'BREAKDOWNS' | 'WATER_METERS' | 'CLIENTS';
  field: string;
  table: string;
  column: string;
}

const meters = { kind: 'WATER_METERS', table: 'water_meter' } as const;
const breakdowns = { kind: 'BREAKDOWNS', table: 'breakdown' } as const;
const signals = { kind: 'SIGNALS', table: 'signal' } as const;

/** The columns that refer to the items of each nomenclature. Every column needs an index. */
const uses: Readonly<Record<number, readonly Use[]>> = {
  [nomenclatures.signalStatuses]: [{ ...signals, field: 'statusId', column: 'status_id' }],
  [nomenclatures.priorities]: [
    { ...signals, field: 'priorityId', column: 'priority_id' },
    { ...breakdowns, field: 'priorityId', column: 'priority_id' },
  ],
  [nomenclatures.kevrCategories1]: [{ ...breakdowns, field: 'kevrCategory1', column: 'kevr_category1_id' }],
  [nomenclatures.kevrCategories2]: [{ ...breakdowns, field: 'kevrCategory2', column: 'kevr_category2_id' }],
  [nomenclatures.clientTypes]: [{ kind: 'CLIENTS', table: 'client', field: 'clientTypeId', column: 'client_type_id' }],
  [nomenclatures.ownershipTypes]: [{ ...meters, field: 'waterMeterOwnershipTypeId', column: 'ownership_type_id' }],
  [nomenclatures.waterMeterTypes]: [{ ...meters, field: 'waterMeterTypeId', column: 'water_meter_type_id' }],
  [nomenclatures.manufacturers]: [{ ...meters, field: 'manufacturerId', column: 'manufacturer_id' }],
};

/**
 * Counts the records that refer to an item, by kind and field. No records refer to items of nomenclatures that the
 * utility added.
 */
export const countUses = async (
  database: Database,
  nomenclatureId: number,
  itemId: number,
): Promise<Static<typeof ItemUse>> => {
  const columns = uses[nomenclatureId] ?? [];
  if (columns.length === 0) return { items: [] };
  const counts = columns.map(
    ({ kind, field, table, column }) =>
      sql`select ${kind}::text as kind, ${field}::text as field, count(*) as count
        from ${sql.table(table)} where ${sql.ref(column)} = ${itemId}::integer`,
  );
  const { rows } = await sql<Static<typeof ItemUse>['items'][number]>`${sql.join(counts, sql` union all `)}`.execute(
    database,
  );
  return { items: rows };
};

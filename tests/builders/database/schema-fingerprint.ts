import type pg from 'pg';

/** Every table, column, constraint, index, trigger, function and sequence of the product's schemas, one per line. */
export const schemaFingerprint = async (client: Pick<pg.ClientBase, 'query'>): Promise<string[]> => {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line);
};

const query = `
  with relation as (
    select c.oid, c.relkind, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'identity')
  )
  select line from (
    select concat_ws(' ', 'relation', relkind, name) as line from relation
    union all
    select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      pg_get_expr(adbin, adrelid))
    from relation join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'v', 'm')
    union all
    select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
    from relation join pg_constraint on conrelid = relation.oid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) from relation join pg_index on indrelid = oid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid))
    from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
    union all
    select concat_ws(' ', 'function', p.oid::regprocedure, md5(prosrc))
    from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ('public', 'identity')
  ) as lines order by line collate "C"`;

import type pg from 'pg';

interface Town {
  district: string;
  municipality: string;
  graoCode: string;
  name: string;
}

export const sofia: Town = { district: 'София', municipality: 'Столична', graoCode: '68134', name: 'София' };
export const radomir: Town = { district: 'Перник', municipality: 'Радомир', graoCode: '61577', name: 'Радомир' };

/** Stores a town with its district and municipality; each has the id 1. */
export const insertTown = async (pool: pg.Pool, { district, municipality, graoCode, name }: Town): Promise<void> => {
  await pool.query('insert into district (id, name) values (1, $1)', [district]);
  await pool.query('insert into municipality (id, district_id, name) values (1, 1, $1)', [municipality]);
  await pool.query('insert into town (id, municipality_id, grao_code, name) values (1, 1, $1, $2)', [graoCode, name]);
};

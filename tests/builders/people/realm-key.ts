import { SignJWT, importJWK, type JWK, type JWTPayload } from 'jose';
import pg from 'pg';

/** The signing key of the embedded provider of this database. */
export const readRealmKey = async (databaseUrl: string): Promise<JWK> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: JWK }>(
      "select value from identity.keys where purpose = 'token' order by created_at desc limit 1",
    );
    if (!rows[0]) throw new Error('The provider has no key.');
    return rows[0].value;
  } finally {
    await client.end();
  }
};

/** Signs an access token as the provider does. */
export const signWithRealmKey = async (key: JWK, claims: JWTPayload): Promise<string> =>
  new SignJWT({ typ: 'Bearer', aud: 'struma-api', azp: 'struma-web', ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? '' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(key, 'RS256'));

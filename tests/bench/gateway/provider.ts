import { exportJWK } from 'jose';
import { startTestProvider } from '../../../gateway/src/testing/provider.ts';

/** Starts a provider and signs a token for each of fifty operators. A token has about 1.2 KB, as in Keycloak. */
export const startProvider = async () => {
  const provider = await startTestProvider();
  const tokens = await Promise.all(
    Array.from({ length: 50 }, (_, index) => provider.sign(claimsOf(provider, index), { life: 36_000 })),
  );
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(provider.keys.publicKey)), kid: 'first', alg: 'RS256' }],
  });
  return { provider, tokens, keys };
};

const claimsOf = (provider: Awaited<ReturnType<typeof startTestProvider>>, index: number): Record<string, unknown> => ({
  ...provider.accessClaims(
    {
      sub: `0f0e7a52-9d5a-4c0e-8d7e-${String(index).padStart(12, '0')}`,
      name: 'Иван Петров',
      roles: ['Оператор', 'Администратор'],
      groups: ['TestMainGroup'],
    },
    `session-${index}`,
  ),
  acr: '1',
  scope: 'openid profile email',
  'allowed-origins': ['https://struma.example'],
  realm_access: { roles: ['default-roles-struma', 'offline_access', 'uma_authorization'] },
  email_verified: true,
  preferred_username: `operator-${index}`,
  given_name: 'Иван',
  family_name: 'Петров',
  email: `ivan.petrov.${index}@example.bg`,
});

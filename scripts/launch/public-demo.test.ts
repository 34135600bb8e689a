import { describe, expect, test } from '@jest/globals';
import { refusePublicDemo, mustRefuseDemoUsers } from './public-demo.ts';
import { readLaunchSettings } from './settings.ts';

const start =
  (env: NodeJS.ProcessEnv, ...argv: string[]) =>
  () =>
    refusePublicDemo(readLaunchSettings(env, argv));

describe('demo users on a public address', () => {
  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'struma.example.bg' },
    { PUBLIC_URL: 'https://struma.example.bg' },
  ])('with %j the start is refused, and the message names the settings to change', (env) => {
    expect(start(env)).toThrow(/everybody knows the passwords[^]*--no-demo[^]*HOST=127\.0\.0\.1[^]*PUBLIC_DEMO=true/);
    expect(start({ ...env, PUBLIC_DEMO: 'true' })).not.toThrow();
    expect(start(env, '--public-demo')).not.toThrow();
    expect(start(env, '--no-demo')).not.toThrow();
    expect(mustRefuseDemoUsers(readLaunchSettings(env, ['--no-demo']))).toBe(true);
  });

  test.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.3.2.1' }, { HOST: '::ffff:127.0.0.1' }])(
    '%j is reachable from this machine only',
    (env) => {
      expect(start(env)).not.toThrow();
      expect(mustRefuseDemoUsers(readLaunchSettings(env, []))).toBe(false);
    },
  );

  test('with a database or a provider of the utility, the start is not refused', () => {
    expect(start({ HOST: '0.0.0.0', DATABASE_URL: 'postgresql://db.example/struma' })).not.toThrow();
    const provider = { OIDC_ISSUER: 'https://id.example/realms/vik', OIDC_CLIENT_SECRET: 'kept' };
    expect(start({ HOST: '0.0.0.0', ...provider })).not.toThrow();
  });
});

import { startTestIdentity } from '../../../identity/src/identity-for-tests.ts';
import { startTestService } from '../product/rest-service.ts';

/**
 * The REST service with the embedded identity provider and its demo users. `connect` returns the address by which the
 * service reaches the provider, for example that of a proxy.
 */
export const startServiceWithRealm = async (connect: (url: string) => Promise<string> = async (url) => url) => {
  const identity = await startTestIdentity();
  const realmUrl = `${await connect(identity.innerUrl())}/realms/struma`;
  const service = await startTestService({ administration: { realmUrl, clientSecret: 'demo-backend-secret' } });
  return {
    identity,
    service,
    stop: async () => {
      await service.stop();
      await identity.stop();
    },
  };
};

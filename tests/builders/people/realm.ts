import { startTestIdentity } from '../../../identity/src/identity-for-tests.ts';
import { startTestService } from '../product/rest-service.ts';

/** The REST service with the embedded identity provider and its demo users. */
export const startServiceWithRealm = async () => {
  const identity = await startTestIdentity();
  const administration = { realmUrl: `${identity.innerUrl()}/realms/struma`, clientSecret: 'demo-backend-secret' };
  const service = await startTestService({ administration });
  return {
    identity,
    service,
    stop: async () => {
      await service.stop();
      await identity.stop();
    },
  };
};

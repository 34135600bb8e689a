import { rm } from 'node:fs/promises';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

/** Gateway, REST service and identity provider as processes with a small reference utility. */
export interface Parts {
  gateway: TestGateway;
  backend: Part;
  identity: TestIdentity;
  /** A bearer token of the service account, which may send any document. */
  token: string;
  stop(): Promise<void>;
}

export const startParts = async (databaseUrl: string): Promise<Parts> => {
  const folder = await temporaryFolder('parts');
  const identity = await startIdentity(databaseUrl, await findFreePort());
  const backend = await startPart('backend/src/main.ts', {
    DATABASE_URL: databaseUrl,
    ATTACHMENTS_DIR: folder,
    OIDC_ISSUER: identity.issuer,
    DEMO: 'true',
    SCALE: '200',
    LOG_LEVEL: 'error',
  });
  const gatewaySettings = { AD_HOC_QUERIES: 'administrators', READ_TIMEOUT_SECONDS: '30', LOG_LEVEL: 'error' };
  const gateway = await startGateway(backend.url, identity, gatewaySettings);
  return {
    gateway,
    backend,
    identity,
    token: await identity.token(),
    async stop() {
      await gateway.stop();
      await backend.stop();
      await identity.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

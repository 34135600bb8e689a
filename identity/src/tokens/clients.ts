import type { AdapterPayload } from 'oidc-provider';
import type { Queries } from '../database/database.ts';
import { isValidText } from '@struma/shared/valid-text.ts';

export interface StoredClient {
  client_id: string;
  name: string | null;
  secret: string | null;
  standard_flow: boolean;
  service_accounts: boolean;
  full_scope: boolean;
  scope_mappings: Record<string, string[]>;
  audience: string | null;
  groups_claim: string | null;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  backchannel_logout_url: string | null;
}

/** Finds an enabled client that may request tokens. Bearer-only clients are excluded: they only define roles. */
export const findClient = async (queries: Queries, clientId: string): Promise<StoredClient | undefined> => {
  if (!isValidText(clientId)) return undefined;
  const { rows } = await queries.query<StoredClient>(
    `select client_id, name, secret, standard_flow, service_accounts, full_scope, scope_mappings, audience,
       groups_claim, redirect_uris, post_logout_redirect_uris, backchannel_logout_url
     from identity.clients where client_id = $1 and enabled and not bearer_only and secret is not null`,
    [clientId],
  );
  return rows[0];
};

export const toClientMetadata = (client: StoredClient): AdapterPayload => ({
  client_id: client.client_id,
  client_name: client.name ?? undefined,
  client_secret: client.secret ?? undefined,
  token_endpoint_auth_method: 'client_secret_basic',
  redirect_uris: client.standard_flow ? client.redirect_uris : [],
  response_types: client.standard_flow ? ['code'] : [],
  grant_types: [
    ...(client.standard_flow ? ['authorization_code', 'refresh_token'] : []),
    ...(client.service_accounts ? ['client_credentials'] : []),
  ],
  post_logout_redirect_uris: client.post_logout_redirect_uris,
  ...(client.backchannel_logout_url && {
    backchannel_logout_uri: client.backchannel_logout_url,
    backchannel_logout_session_required: true,
  }),
});

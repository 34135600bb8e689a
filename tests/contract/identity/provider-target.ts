import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type pg from 'pg';
import type { BrowserClient } from '../../builders/people/browser-client.ts';
import type { Product } from '../../builders/product/product.ts';

/** The whole product with one identity provider. The same tests run on every provider. */
export interface StartedTarget {
  product: Product;
  address: string;
  pool: pg.Pool;
  administrator: { username: string; password: string };
  /**
   * Returns a client of the provider's administration API for changes that the provider's console offers. The client is
   * signed in as the REST service.
   */
  adminClient(): Promise<KeycloakAdminClient>;
  /** Makes the provider sign with a new key. The provider still publishes the old key. */
  rotateKeys(): Promise<void>;
  /** Ends the provider for good. Absent for a provider that the product would restart. */
  stopProvider?: () => Promise<void>;
  /** Adds roles to the client `struma-app`, and permits them in the tokens of the product. */
  addRoles(names: readonly string[]): Promise<void>;
  /** Bearer token of an integrator with the roles of an operator. */
  integratorToken(): Promise<string>;
  /** Settings of a further gateway that concern the provider. */
  gatewaySettings: Record<string, string>;
  stop(): Promise<void>;
}

/** A product with a second gateway, which has the same sessions. */
export interface ProviderTarget extends StartedTarget {
  /** Sends a query with the person's session to the second gateway. Returns the body of the response. */
  askOtherGateway(person: BrowserClient, query: string): Promise<string>;
}

/** Seconds after which a change in the provider's console applies to open sessions: the smallest allowed value. */
export const rightsRefreshSeconds = 5;

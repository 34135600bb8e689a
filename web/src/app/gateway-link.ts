import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { sendRequest, trackConnection } from '../platform/request/gateway-fetch.ts';
import { isRecord, parseJson } from '../platform/json.ts';

const graphqlJson = 'application/graphql-response+json';
const headers = { accept: `${graphqlJson}, application/json;q=0.9`, 'content-type': 'application/json' };

/**
 * Sends operations to the gateway. Fails with `GatewayError` if there is no response, and with `ServerError` if the
 * response is not GraphQL. Unsubscribing cancels the request.
 */
export const gatewayLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const controller = new AbortController();
      send(operation, controller.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => controller.abort();
    }),
);

const send = async (
  { operationName, query, variables }: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<ApolloLink.Result> => {
  const body = JSON.stringify({ operationName, query: print(query), variables });
  const response = await sendRequest('/graphql', { method: 'POST', headers, body, signal });
  const bodyText = await trackConnection(response.text(), signal);
  const result = parseJson(bodyText);
  const isGraphql = response.ok || response.headers.get('content-type')?.includes(graphqlJson);
  if (isGraphql && isResult(result)) return result;
  throw new ServerError(`HTTP ${response.status}`, { response, bodyText });
};

const isResult = (value: unknown): value is ApolloLink.Result =>
  isRecord(value) && (value['data'] !== undefined || Array.isArray(value['errors']));

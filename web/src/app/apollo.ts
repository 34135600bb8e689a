import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { gatewayHeaders } from '../ui/gateway-fetch.ts';
import { busyLink, connectionLink, errorLink } from './links.ts';
import { possibleTypes } from './possible-types.generated.ts';

export const createApollo = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes,
      // The list reads a message's text, the preview its document: both belong to the same message.
      typePolicies: { RichText: { merge: true } },
    }),
    link: ApolloLink.from([
      busyLink,
      errorLink,
      connectionLink,
      new HttpLink({ uri: '/graphql', headers: gatewayHeaders, credentials: 'same-origin' }),
    ]),
    devtools: { enabled: false },
  });

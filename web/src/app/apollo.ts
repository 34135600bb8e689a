import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { gatewayLink } from './gateway-link.ts';
import { busyLink, errorLink } from './links.ts';
import { possibleTypes } from './possible-types.generated.ts';

export const createApollo = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes,
      // The list reads a message's text, the preview its document: both belong to the same message.
      typePolicies: { RichText: { merge: true } },
    }),
    link: ApolloLink.from([busyLink, errorLink, gatewayLink]),
    devtools: { enabled: false },
  });

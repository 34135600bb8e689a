import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { gatewayLink } from './gateway-link.ts';
import { busyLink, errorLink } from './apollo-links.ts';
import { possibleTypes } from './possible-types.generated.ts';

export const createApollo = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes,
      // Merged, because the list queries a message's text and the preview queries its document.
      typePolicies: { RichText: { merge: true } },
    }),
    link: ApolloLink.from([busyLink, errorLink, gatewayLink]),
    devtools: { enabled: false },
  });

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { gatewayLink } from './gateway-link.ts';
import { busyLink, errorLink } from './apollo-links.ts';
import { possibleTypes } from './possible-types.generated.ts';

export const createApollo = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({
      possibleTypes,
      // Fields are merged, because lists query only the text of a message, and previews only its document.
      // What an address lacks depends on the text of its search.
      typePolicies: { RichText: { merge: true }, AddressMatch: { keyFields: false } },
    }),
    link: ApolloLink.from([busyLink, errorLink, gatewayLink]),
    devtools: { enabled: false },
  });

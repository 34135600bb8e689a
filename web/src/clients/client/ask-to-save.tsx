import type { ApolloClient } from '@apollo/client';
import { confirm } from '../../platform/confirm.ts';
import { freshContext, silentContext } from '../../platform/request/busy.ts';
import { ClientsWithIdentifierDocument } from './client.generated.ts';
import { problemOfIdentifier, type ClientValues } from './client-values.ts';
import { texts } from './client.texts.ts';

interface Saving {
  title: string;
  values: ClientValues;
  /** Id of the client that is changed; null for a new one. */
  id: string | null;
  /** True if the stored EGN or EIK is deleted. */
  deletes: boolean;
}

/**
 * CL-2: asks before saving. The question warns of a wrong EGN or EIK, of the deletion of the stored one, and of other
 * clients with the same one: they may be the same person, or a company with several client numbers.
 */
export const askToSave = async (client: ApolloClient, { title, values, id, deletes }: Saving): Promise<boolean> => {
  const problem = problemOfIdentifier(values);
  const others = await findOthers(client, values, id);
  return confirm({
    title,
    body: [
      texts.questionBody(values.number.trim(), values.name.trim()),
      ...(problem ? [texts.wrongQuestion(texts.identifierProblems[problem])] : []),
      ...others.map((other) => texts.sameIdentifier(other.number, other.name)),
      ...(deletes ? [texts.deleteQuestion] : []),
    ].map((line) => <p key={line}>{line}</p>),
    kind: 'continue',
  });
};

/** If the clients cannot be read, the question is asked without them. */
const findOthers = async (client: ApolloClient, values: ClientValues, id: string | null) => {
  const identifier = values.identifier.trim();
  if (identifier === '') return [];
  const { data } = await client
    .query({
      query: ClientsWithIdentifierDocument,
      variables: { filter: { identifier } },
      fetchPolicy: 'no-cache',
      context: { ...silentContext, ...freshContext },
    })
    .catch(() => ({ data: undefined }));
  return (data?.clients.items ?? []).filter((other) => other.id !== id);
};

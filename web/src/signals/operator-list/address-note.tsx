import { silentContext } from '../../platform/request/busy.ts';
import { texts } from './address-note.texts.ts';
import { useWordsWithoutAddressQuery } from './operator-list.generated.ts';

/** Tells which words and numbers of the filter by address were not found: the filter leaves such numbers out. */
export const AddressNote = ({ address }: { address: string }) => {
  const { data } = useWordsWithoutAddressQuery({ variables: { text: address }, context: silentContext });
  const words = data?.search.leftOutWords ?? [];
  return words.length > 0 && texts.leftOut(words);
};

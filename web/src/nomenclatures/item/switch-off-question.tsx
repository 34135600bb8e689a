import { chakra } from '@chakra-ui/react';
import { type ItemUse, describeUse } from './item-uses.tsx';
import { texts } from './item.texts.ts';

/** The text of the question before an item is switched off. `uses` is undefined if the uses are unknown. */
export const SwitchOffQuestion = ({ uses }: { uses: readonly ItemUse[] | undefined }) => {
  const used = uses?.filter(({ count }) => count > 0);
  return (
    <>
      {used === undefined && <p>{texts.switchOffUnknown}</p>}
      {used && used.length > 0 && (
        <>
          <p>{texts.switchOffUsed}</p>
          <chakra.ul ps="5" my="1" listStyleType="disc" color="fg">
            {used.map((use) => (
              <li key={`${use.kind}.${use.field}`}>{describeUse(use)}</li>
            ))}
          </chakra.ul>
        </>
      )}
      <p>{texts.switchOffQuestion}</p>
    </>
  );
};

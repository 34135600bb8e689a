import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import type { Screen } from '../../session/screen.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import type { NomenclatureItemUsesQuery } from './item.generated.ts';
import { texts } from './item.texts.ts';

export type ItemUse = NonNullable<NonNullable<NomenclatureItemUsesQuery['nomenclatureItem']>['uses']>[number];

interface ItemUsesProps {
  /** Id of the item. */
  id: string;
  /** The uses of the item. Undefined while they load; null if reading them failed. */
  uses: readonly ItemUse[] | null | undefined;
  onRetry: () => Promise<unknown>;
}

/**
 * Where an item is used: a count for each kind of record, with a link to the list of these records if there is a list
 * that the user can open.
 */
export const ItemUses = ({ id, uses, onRetry }: ItemUsesProps) => {
  const screens = usePermittedScreens();
  if (uses === null) return <IncompleteNotice onRetry={onRetry}>{texts.usesFailed}</IncompleteNotice>;
  if (uses === undefined) return <chakra.p color="fg.muted">{texts.usesLoading}</chakra.p>;
  if (uses.length === 0) return <chakra.p color="fg.muted">{texts.notUsed}</chakra.p>;
  return (
    <>
      <Uses>
        {uses.map((use) => (
          <li key={`${use.kind}.${use.field}`}>
            <UseLink use={use} path={findListPath(screens, id, use)} />
          </li>
        ))}
      </Uses>
      <chakra.p color="fg.muted" textStyle="sm" mt="2">
        {texts.usesHint}
      </chakra.p>
    </>
  );
};

const UseLink = ({ use, path }: { use: ItemUse; path: string | null }) => {
  const label = describeUse(use);
  return path !== null && use.count > 0 ? <Link to={path}>{label}</Link> : label;
};

/** Label of a use, such as `Сигнали: 12`. */
export const describeUse = ({ kind, count }: ItemUse): string => `${texts.useKinds[kind]}: ${formatNumber(count)}`;

/** Path of the list of the records that refer to an item; null if there is no such list that the user may open. */
const findListPath = (screens: readonly Screen[], id: string, { kind, field }: ItemUse): string | null => {
  const itemId = id.slice(id.indexOf('.') + 1);
  for (const { path, recordsOf } of screens) {
    const search = recordsOf?.({ kind, field, itemId });
    if (search) return `${path}${search}`;
  }
  return null;
};

const Uses = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'flex', alignItems: 'center', minH: { base: '11', md: '7' } },
    '& a': { color: 'fg.link', textDecoration: 'underline' },
  },
});

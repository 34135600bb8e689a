import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ModuleRolesFragment } from './administration.generated.ts';
import { texts } from './administration.texts.ts';
import { type TransferItem, TransferList } from './transfer-list.tsx';

const maxSummaryLength = 100;

/** AM-4: the chosen roles of a collapsed panel, cut at 100 characters. */
export const summaryOf = (roles: readonly { name: string }[]): string => {
  const names = roles.map(({ name }) => name).join(', ');
  return names.length > maxSummaryLength ? `${names.slice(0, maxSummaryLength)}...` : names;
};

/** Names of those assigned roles whose ids are in `roleIds`. */
export const namesOf = (modules: readonly ModuleRolesFragment[], roleIds: readonly string[]): string[] =>
  modules.flatMap(({ assignedRoles }) =>
    assignedRoles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name),
  );

interface RolePanelsProps {
  modules: readonly ModuleRolesFragment[];
  /** A short text beside a role, for example where it comes from. */
  noteOf?: (clientId: string, roleName: string) => string | undefined;
  onMove: (moduleId: string, roleIds: readonly string[], isAdded: boolean) => Promise<unknown>;
}

/** A panel for each module with the available and the chosen roles. The first one is open. */
export const RolePanels = ({ modules, noteOf, onMove }: RolePanelsProps) => (
  <Panels>
    {modules.map(({ moduleId, clientId, name, availableRoles, assignedRoles }, index) => (
      <details key={moduleId} open={index === 0}>
        <summary>
          <ChevronRight size={16} aria-hidden="true" />
          <b>{name ?? clientId}</b>
          <span className="count">
            {texts.countOf(assignedRoles.length, availableRoles.length + assignedRoles.length)}
          </span>
          <span className="names">{summaryOf(assignedRoles) || texts.nothingChosen}</span>
        </summary>
        <TransferList
          available={availableRoles}
          chosen={assignedRoles}
          availableLabel={texts.availableRoles}
          chosenLabel={texts.chosenRoles}
          {...(noteOf && { noteOf: (role: TransferItem) => noteOf(clientId, role.name) })}
          onMove={(ids, isAdded) => onMove(moduleId, ids, isAdded)}
        />
      </details>
    ))}
  </Panels>
);

const Panels = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& details': { borderWidth: '1px', borderRadius: 'lg', px: '4', pb: '1' },
    '& details[open]': { pb: '4' },
    '& summary': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      py: '3',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& summary svg': { flex: 'none', me: '-1.5' },
    '& details[open] > summary svg': { transform: 'rotate(90deg)' },
    '& summary b': { fontWeight: 'semibold' },
    '& .count, & .names': { color: 'fg.muted', textStyle: 'sm' },
    '& details[open] .names': { display: 'none' },
  },
});

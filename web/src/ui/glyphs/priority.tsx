import { PriorityGlyph } from './glyph.tsx';

interface PriorityProps {
  priority: { id: string; name: string };
  /** Ids of all priorities, lowest first. */
  order: readonly string[];
}

export const Priority = ({ priority, order }: PriorityProps) => {
  const level = priorityLevel(priority.id, order);
  return (
    <span className="state">
      {level && <PriorityGlyph level={level} />}
      {priority.name}
    </span>
  );
};

/**
 * The level of a priority's icon: its position in the nomenclature, at most 3, or 4 for the last and highest of
 * several priorities. Null if unknown.
 */
export const priorityLevel = (id: string, order: readonly string[]): number | null => {
  const index = order.indexOf(id);
  if (index < 0) return null;
  return index > 0 && index === order.length - 1 ? 4 : Math.min(index + 1, 3);
};

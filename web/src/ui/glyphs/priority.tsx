import { PriorityGlyph } from './glyph.tsx';

interface PriorityProps {
  priority: { id: string; name: string };
  /** Numbers of all priorities, lowest first. */
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

/** The number of bars of a priority: its position in the nomenclature, the last one is the highest. Null: unknown. */
export const priorityLevel = (id: string, order: readonly string[]): number | null => {
  const index = order.indexOf(id);
  if (index < 0) return null;
  return index > 0 && index === order.length - 1 ? 4 : Math.min(index + 1, 3);
};

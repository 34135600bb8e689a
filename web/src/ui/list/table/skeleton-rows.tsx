import { SkeletonBar } from '../../page-state.tsx';

/** Placeholder rows, with the height of real rows, while the rows load. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns + 1 }, (_unused, column) => (
        <td key={column}>
          {column < columns && <SkeletonBar width={`${column === 0 ? 44 : 56 + ((row * 29 + column * 41) % 72)}px`} />}
        </td>
      ))}
    </tr>
  ));

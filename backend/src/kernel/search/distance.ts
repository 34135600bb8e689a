/**
 * The number of typing errors between two texts: a letter added, missing, wrong or swapped with its neighbour. A result
 * above `max` only means that the distance is above `max`.
 */
export const distanceOf = (one: string, other: string, max: number): number => {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    if (Math.min(...current) > max) return max + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
};

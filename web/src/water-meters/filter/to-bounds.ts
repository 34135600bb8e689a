interface Corner {
  lat: number;
  lng: number;
}

/** Two opposite corners as the filter has them, `south,west,north,east`, with 5 decimals: about a metre. */
export const toBounds = ([one, other]: readonly [Corner, Corner]): string =>
  [
    Math.min(one.lat, other.lat),
    Math.min(one.lng, other.lng),
    Math.max(one.lat, other.lat),
    Math.max(one.lng, other.lng),
  ]
    .map((degrees) => String(Number(degrees.toFixed(5))))
    .join(',');

/** Metres of a degree of latitude; degrees of longitude are shorter. */
export const metresPerDegree = 111_320;

/** Formats a place as `42.54800, 22.96300`, which is precise to about a metre. */
export const formatPlace = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${formatDegrees(latitude)}, ${formatDegrees(longitude)}`;

export const formatDegrees = (degrees: number): string => degrees.toFixed(5);

/** A rectangle around Bulgaria, slightly larger than the country. */
export const country = { south: 41.2, west: 22.3, north: 44.3, east: 28.7 };

export const isInCountry = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  latitude >= country.south && latitude <= country.north && longitude >= country.west && longitude <= country.east;

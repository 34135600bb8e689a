/** Metres of a degree of latitude; degrees of longitude are shorter. */
export const metresPerDegree = 111_320;

/** The largest reading of a water meter, in cubic metres, that the database stores. */
export const largestReading = 99_999_999_999;

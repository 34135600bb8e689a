/** The largest reading of a water meter, in whole cubic metres, that the database can store. */
export const largestReading = 99_999_999_999;

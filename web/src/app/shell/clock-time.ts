const sofiaClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', timeStyle: 'medium' });

/** HH:mm:ss of a moment in Sofia, as everywhere on screen. */
export const clockTime = (moment: Date): string => sofiaClock.format(moment);

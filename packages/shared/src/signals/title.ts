/** Maximum length, in characters, of the title of a signal. Longer titles fit neither the list nor the subject of an e-mail. */
export const maxTitleLength = 200;

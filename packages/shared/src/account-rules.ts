/**
 * The problem of a password. WEAK: a rule is broken. LOOK_ALIKE: a rule is broken, and the password has Cyrillic letters,
 * which may look like Latin ones. The form and the REST service share this check.
 */
export type PasswordProblem = 'WEAK' | 'LOOK_ALIKE';

/** Null for a valid password: a lower-case Latin letter, a digit, a special character, and at least 6 characters. */
export const passwordProblem = (password: string): PasswordProblem | null => {
  const isStrong = /[a-z]/.test(password) && /\d/.test(password) && /[!@#$%^&*]/.test(password) && password.length >= 6;
  if (isStrong) return null;
  return /\p{Script=Cyrillic}/u.test(password) ? 'LOOK_ALIKE' : 'WEAK';
};

/** Maximum length, in characters, of a name, an e-mail address and the name of a group at the identity provider. */
export const maxAccountTextLength = 255;

/** True for an address whose domain has at least two parts. */
export const isEmail = (text: string): boolean =>
  text.length <= maxAccountTextLength &&
  !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
  /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)+$/.test(text);

/**
 * Cyrillic letters, spaces and most signs are refused by the identity provider. Compatibility forms of letters, such as
 * the wide 'ａ', are refused here: Unicode normalisation (NFKC) replaces them by other letters.
 */
export const isUsername = (text: string): boolean =>
  /^[\p{Script=Latin}\d.+@_'`-]{3,255}$/u.test(text) && text === text.normalize('NFKC');

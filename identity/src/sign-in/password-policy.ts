import { format, type Texts } from '../identity.texts.ts';

interface User {
  username: string;
}

type Rule = (password: string, user: User, argument: string) => boolean;

/** Returns the message of the first broken rule of a Keycloak password policy, or undefined. */
export const findPolicyViolation = (policy: string, password: string, user: User, texts: Texts): string | undefined => {
  const broken = findBrokenRule(policy, password, user);
  return broken && format(texts[broken.key], broken.argument);
};

/** Finds the first broken rule. Returns the key of its message, and its argument. */
export const findBrokenRule = (
  policy: string,
  password: string,
  user: User,
): { key: keyof Texts; argument: string } | undefined => {
  for (const { name, argument } of parsePolicy(policy)) {
    const rule = rules[name];
    if (rule && !rule.isMet(password, user, argument)) return { key: rule.message, argument };
  }
  return undefined;
};

export const unknownPolicyRules = (policy: string): string[] =>
  parsePolicy(policy).flatMap(({ name }) => (name in rules ? [] : [name]));

const parsePolicy = (policy: string): { name: string; argument: string }[] =>
  policy
    .split(' and ')
    .map((part) => /^(\w+)(?:\((.*)\))?$/s.exec(part.trim()))
    .flatMap((match) => (match?.[1] ? [{ name: match[1], argument: match[2] ?? '' }] : []));

const atLeast =
  (pattern: RegExp): Rule =>
  (password, _user, argument) =>
    (password.match(pattern) ?? []).length >= Number(argument || 1);

const rules: Record<string, { isMet: Rule; message: keyof Texts }> = {
  length: { isMet: atLeast(/./gsu), message: 'invalidPasswordMinLengthMessage' },
  maxLength: {
    isMet: (password, _user, argument) => (password.match(/./gsu) ?? []).length <= Number(argument || 64),
    message: 'invalidPasswordMaxLengthMessage',
  },
  lowerCase: { isMet: atLeast(/\p{Ll}/gu), message: 'invalidPasswordMinLowerCaseCharsMessage' },
  upperCase: { isMet: atLeast(/\p{Lu}/gu), message: 'invalidPasswordMinUpperCaseCharsMessage' },
  digits: { isMet: atLeast(/\p{Nd}/gu), message: 'invalidPasswordMinDigitsMessage' },
  specialChars: { isMet: atLeast(/[^\p{L}\p{N}]/gu), message: 'invalidPasswordMinSpecialCharsMessage' },
  regexPattern: {
    isMet: (password, _user, argument) => new RegExp(`^(?:${argument})$`, 's').test(password),
    message: 'invalidPasswordRegexPatternMessage',
  },
  notUsername: {
    isMet: (password, { username }) => password.toLowerCase() !== username.toLowerCase(),
    message: 'invalidPasswordNotUsernameMessage',
  },
};

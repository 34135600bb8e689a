import { format, type Texts } from '../identity.texts.ts';

interface Owner {
  username: string;
}

type Rule = (password: string, owner: Owner, argument: string) => boolean;

/** Returns the message of the first broken rule of a Keycloak password policy, or undefined. */
export const policyViolation = (policy: string, password: string, owner: Owner, texts: Texts): string | undefined => {
  const broken = findBrokenRule(policy, password, owner);
  return broken && format(texts[broken.key], broken.argument);
};

/** The first broken rule: the key of its message, and its argument. */
export const findBrokenRule = (
  policy: string,
  password: string,
  owner: Owner,
): { key: keyof Texts; argument: string } | undefined => {
  for (const { name, argument } of parsePolicy(policy)) {
    const rule = rules[name];
    if (rule && !rule.holds(password, owner, argument)) return { key: rule.message, argument };
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
  (password, _owner, argument) =>
    (password.match(pattern) ?? []).length >= Number(argument || 1);

const rules: Record<string, { holds: Rule; message: keyof Texts }> = {
  length: { holds: atLeast(/./gsu), message: 'invalidPasswordMinLengthMessage' },
  maxLength: {
    holds: (password, _owner, argument) => (password.match(/./gsu) ?? []).length <= Number(argument || 64),
    message: 'invalidPasswordMaxLengthMessage',
  },
  lowerCase: { holds: atLeast(/\p{Ll}/gu), message: 'invalidPasswordMinLowerCaseCharsMessage' },
  upperCase: { holds: atLeast(/\p{Lu}/gu), message: 'invalidPasswordMinUpperCaseCharsMessage' },
  digits: { holds: atLeast(/\p{Nd}/gu), message: 'invalidPasswordMinDigitsMessage' },
  specialChars: { holds: atLeast(/[^\p{L}\p{N}]/gu), message: 'invalidPasswordMinSpecialCharsMessage' },
  regexPattern: {
    holds: (password, _owner, argument) => new RegExp(`^(?:${argument})$`, 's').test(password),
    message: 'invalidPasswordRegexPatternMessage',
  },
  notUsername: {
    holds: (password, { username }) => password.toLowerCase() !== username.toLowerCase(),
    message: 'invalidPasswordNotUsernameMessage',
  },
};

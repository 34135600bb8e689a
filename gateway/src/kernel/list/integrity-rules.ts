import { integrityRuleValues } from '@struma/schema/inputs.ts';
import type { IntegrityRule } from '../schema-types.generated.ts';

/** REST codes of the rules of the integrity check. */
const codes: Readonly<Record<IntegrityRule, string>> = {
  NO_ADDRESS: '1',
  REPEATED_FABRIC_NUMBER: '2',
  NO_CLIENT: '3',
  FALLING_READINGS: '4',
  REPEATED_CARNET_PAGE: '5',
  NO_SVO: '6',
  NO_COORDINATES: '7',
  UNUSED_CLIENT: '8',
};

export const codeOfRule = (rule: IntegrityRule): string => codes[rule];

/** Null for an unknown code, because a service of another vendor may have other rules. */
export const ruleOfCode = (code: string): IntegrityRule | null =>
  integrityRuleValues.find((rule) => codes[rule] === code) ?? null;

/** Address that dials a telephone number as it is stored: digits and a leading plus. Null without at least three digits. */
export const phoneLink = (phone: string): string | null => {
  // Some entries hold two numbers: the first one is dialled.
  const [first = ''] = phone.split(/[,;/]|\s{2,}/);
  const digits = first.replaceAll(/\D/g, '');
  if (digits.length < minDigits) return null;
  return `tel:${first.trim().startsWith('+') ? '+' : ''}${digits}`;
};

const minDigits = 3;

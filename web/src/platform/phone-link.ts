/** Returns the URL that dials a stored telephone number. Null if the number has fewer than three digits. */
export const toPhoneLink = (phone: string): string | null => {
  // Some entries contain two numbers: the first one is dialled.
  const [first = ''] = phone.split(/[,;/]|\s{2,}/);
  const digits = first.replaceAll(/\D/g, '');
  if (digits.length < minDigits) return null;
  return `tel:${first.trim().startsWith('+') ? '+' : ''}${digits}`;
};

const minDigits = 3;

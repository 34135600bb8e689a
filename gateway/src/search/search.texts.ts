/** A signal's number, alone or after 'сигнал' or '№'. */
export const signalNumber = /^(?:сигнал|[\s.:№#-])*([1-9]\d{0,14})$/iu;

/** The digits of a work card's number, such as 'А-0617'. */
export const workCardNumber =
  /^(?:авария|работна карта|[\s.:№-])*(?:\p{L}{1,3}\s?[-–]\s?(\d{1,10})|\p{L}?\s?(\d{3,10}))$/iu;

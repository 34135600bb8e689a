/**
 * Focuses the first type-ahead field of a form whose typed text is not picked. Returns false if the form has none, so
 * that it can be sent.
 */
export const focusUnpicked = (form: HTMLFormElement): boolean => {
  const field = form.querySelector<HTMLElement>('[data-unpicked]');
  field?.focus();
  return field !== null;
};

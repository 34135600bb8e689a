// Replaces imported CSS files in the tests.
export const nothing = null;

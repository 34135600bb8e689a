/** Words of an address that callers leave out or shorten. */
export const unspecificWords: ReadonlySet<string> = new Set(
  'адрес ап апартамент бл блок бул булевард вх вход гр град ет етаж жк ж к кв квартал на номер пл площад с село ул улица'.split(
    ' ',
  ),
);

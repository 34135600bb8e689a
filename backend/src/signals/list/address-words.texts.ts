/** Words of an address that people leave out or shorten. The filter by address ignores them. */
export const unspecificWords: ReadonlySet<string> = new Set(
  'адрес ап апартамент бл блок бул булевард вх вход гр град ет етаж жк ж к кв квартал на номер пл площад с село ул улица'.split(
    ' ',
  ),
);

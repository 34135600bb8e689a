/**
 * Properties of a service connection, in the order in which they are shown; a property whose label is null is hidden.
 */
export const lineLabels: Readonly<Record<string, string | null>> = {
  number: 'Номер на СВО',
  diameter_mm: 'Диаметър',
  material: 'Материал',
  built_in: 'Година на изграждане',
  length_m: 'Дължина',
  depth_m: 'Дълбочина',
  has_valve: 'Спирателен кран',
  condition: 'Състояние',
  gid: null,
  objectid: null,
  geom: null,
  shape_length: null,
};

export const lineUnits: Readonly<Record<string, string>> = { diameter_mm: 'мм', length_m: 'м', depth_m: 'м' };

export const lineTexts = { noLabel: 'липсва превод', yes: 'Да', no: 'Не', none: '' };

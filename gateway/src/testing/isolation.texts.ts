const valve = { pipeId: 40_012, isOperable: true, streetName: 'ул. „Орион“' };

/** A plan as the REST service sends it. */
export const isolationFromService = {
  pipeId: 40_012,
  mustClose: [{ id: 11, latitude: 42.51, longitude: 23.01, ...valve }],
  mayClose: [],
  broken: [],
  lines: [
    {
      pipeId: 40_012,
      isDownstream: false,
      metres: 80,
      coordinates: [
        [23, 42.5],
        [23.1, 42.5],
      ],
    },
  ],
  pipesTotal: 1,
  metresTotal: 80,
  streets: [{ townName: 'Радомир', name: 'ул. „Орион“', from: '3', to: '3', blocks: [], text: 'ул. „Орион“ № 3' }],
  addresses: [{ id: 1, text: 'ул. Орион № 3' }],
  addressesTotal: 1,
  metersTotal: 2,
  clientsTotal: 1,
  people: 12,
  isEstimate: false,
  criticalUsers: [{ clientId: 1, name: '1. ОУ „Христо Ботев“', kind: 'SCHOOL', address: null }],
  sourcesInside: [],
  hasSources: true,
  isSupplied: true,
  isSparse: false,
  overlaps: [{ id: 4, workCardNo: 'А-0918' }],
};

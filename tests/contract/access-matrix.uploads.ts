/** Valid inputs of uploads: without them, a permitted request would fail before the access to its record is checked. */
export const uploads: Readonly<Record<string, object>> = {
  'POST /files/signals/{id}/responses': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    signalId: '999999999',
    message: { text: 'Проба' },
  },
  'POST /files/signals/{id}/notes': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    signalId: '999999999',
    message: { text: 'Проба' },
  },
  'POST /files/signals': {
    idempotencyKey: '5b1f0f3e-0000-4000-8000-000000000002',
    title: 'Проба',
    message: { text: 'Проба' },
    location: { latitude: 42, longitude: 23 },
  },
};

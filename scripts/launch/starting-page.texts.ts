export const startingPage = [
  '<!doctype html><html lang="bg"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Струма</title>',
  '<body style="font:16px system-ui;display:grid;place-items:center;min-height:90vh"><p>Струма се стартира…</p>',
].join('');

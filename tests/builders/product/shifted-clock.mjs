// Preloaded into a part of the product (NODE_OPTIONS=--import): its parent sets the clock by a message, as an
// administrator or NTP sets the clock of a machine. A real change of the clock does not affect the monotonic clock, and
// neither does a change by this message.
const RealDate = Date;
let shift = 0;

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

process.on('message', (message) => {
  if (typeof message !== 'object' || typeof message?.setClock !== 'number') return;
  shift = message.setClock;
  process.send?.({ clockIsSet: shift });
});

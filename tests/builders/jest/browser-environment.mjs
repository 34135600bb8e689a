// The jest environment for tests of the web client: jsdom, with the interfaces of a browser that jsdom lacks.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const { TestEnvironment } = require('jest-environment-jsdom');

// Globals of Node that jsdom lacks, and that react-router or Chakra need.
const fromNode = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'BroadcastChannel',
];

const silentObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// React's `act` waits for the event loop with a channel. Node's own channel would keep the process running.
const TaskChannel = class {
  port1 = { onmessage: null };
  port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
};

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Node's Request accepts only Node's own AbortSignal.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    this.global.MessageChannel ??= TaskChannel;
    this.global.ResizeObserver ??= silentObserver;
    this.global.IntersectionObserver ??= silentObserver;
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}

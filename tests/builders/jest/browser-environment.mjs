import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; react-router and Chakra need them.
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

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Node's Request accepts only Node's own AbortSignal.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    this.global.ResizeObserver ??= silentObserver;
    this.global.IntersectionObserver ??= silentObserver;
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}

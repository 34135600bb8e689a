// The network index runs in a worker thread, so that drawing a million features does not block requests.
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createPool } from '../../kernel/database/database.ts';
import { followChanges } from './changes.ts';
import { drawPicture } from '../drawing/draw-picture.ts';
import { IndexLayer } from './index-layer.ts';
import { IsolationIndex } from '../isolation/isolation-index.ts';
import { layerNames, type LayerName } from './layer-definitions.ts';
import type { Points } from './layer-store.ts';
import { placeOf, type Place } from '../drawing/mercator.ts';
import { closestOnLine, nearestLines } from './nearest.ts';
import type { CallMessage, CallName, IndexCalls, IndexMessage, IndexSettings } from './network-messages.ts';

const port = parentPort;
if (!port) throw new Error('index-thread.ts runs as a worker thread.');
const { databaseUrl } = workerData as IndexSettings;

// Other requests have priority over tiles. Linux sets the priority per thread, other systems only per process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const send = (message: IndexMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
const reportDisconnect = (error: Error): void => send({ kind: 'disconnected', message: error.message });
const pool = createPool({ url: databaseUrl, size: 2, statementTimeoutSeconds: 0, onError: reportDisconnect });

const layers = new Map<LayerName, { layer: IndexLayer; loaded: PromiseWithResolvers<void> }>(
  layerNames.map((name) => [name, { layer: new IndexLayer(name), loaded: Promise.withResolvers<void>() }]),
);

const requireLayer = (name: LayerName) => {
  const found = layers.get(name);
  if (!found) throw new RangeError(`There is no layer ${name}.`);
  return found;
};

const isolation = new IsolationIndex(pool, () => requireLayer('pipes').layer.store);

/** Discards the isolation graph if the layer is a part of it. */
const invalidateGraph = (name: LayerName): void => {
  if (name === 'pipes' || name === 'valves') isolation.invalidate();
};

const load = async (name: LayerName): Promise<void> => {
  const { layer, loaded } = requireLayer(name);
  const started = performance.now();
  await layer.load(pool);
  invalidateGraph(name);
  loaded.resolve();
  const milliseconds = Math.round(performance.now() - started);
  send({ kind: 'loaded', layer: name, size: layer.store.features.size, milliseconds });
  send({ kind: 'changed', layer: name, boxes: null });
};

const loadInOrder = async (names: readonly LayerName[]): Promise<void> => {
  for (const name of names) await load(name);
};

type Result<N extends CallName> = IndexCalls[N]['result'] | Promise<IndexCalls[N]['result']>;

const handlers: { [N in CallName]: (request: IndexCalls[N]['request']) => Result<N> } = {
  tile: ({ layer, tile }) => requireLayer(layer).layer.tile(tile),
  nearest: ({ layer, from, metres, max }) => nearestLines(requireLayer(layer).layer.store, from, metres, max),
  closest: ({ layer, id, from }) => closestOnLine(requireLayer(layer).layer.store, id, from),
  line: ({ layer, id }) => {
    let line: Place[] | null = null;
    requireLayer(layer).layer.store.find(id, (_id, _kind, points) => (line = placesOf(points)));
    return line;
  },
  isolate: async (request) => {
    await requireLayer('valves').loaded.promise;
    return isolation.trace(request);
  },
  placeOnPipes: ({ places }) => isolation.placeOnPipes(places),
  picture: async ({ layer, view }) => ({ bytes: await drawPicture(requireLayer(layer).layer.store, view) }),
};

const placesOf = ({ xs, ys, from, to }: Points): Place[] =>
  Array.from({ length: to - from }, (_, index) => placeOf(xs[from + index] ?? 0, ys[from + index] ?? 0));

const handleCall = async ({ number, name, request }: CallMessage): Promise<void> => {
  try {
    await requireLayer(request.layer).loaded.promise;
    const handled = (handlers[name] as (given: typeof request) => Result<typeof name>)(request);
    // A tile is posted at once: a later change message must not arrive before it.
    const value = handled instanceof Promise ? await handled : handled;
    const buffer = value !== null && 'bytes' in value ? [value.bytes.buffer] : [];
    send({ kind: 'result', number, result: value }, buffer);
  } catch (error) {
    send({ kind: 'failed', number, message: error instanceof Error ? error.message : String(error) });
  }
};

port.on('message', (message: CallMessage) => void handleCall(message));

void followChanges({
  url: databaseUrl,
  load: async () => {
    // Two groups in parallel: while PostgreSQL reads a layer of one group, a layer of the other group is indexed.
    await Promise.all([loadInOrder(['base', 'pipes', 'valves']), loadInOrder(['meters', 'addresses', 'src_lines_w'])]);
  },
  refresh: async (name, buckets) => {
    const boxes = await requireLayer(name).layer.refresh(pool, buckets);
    invalidateGraph(name);
    send({ kind: 'changed', layer: name, boxes });
  },
  reportDisconnect,
});

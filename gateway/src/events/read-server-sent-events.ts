export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Parses a stream of server-sent events. Heartbeats have no event name. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield readBlock(block);
  }
}

const readBlock = (block: string): ServerSentEvent => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  return { event: fields.get('event') ?? '', data: fields.get('data') ?? '' };
};

import { setTimeout as pause } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import { passwords, type DemoUser } from '../../builders/people/demo-users.ts';
import { run } from '../../builders/requests/signal-requests.ts';
import { listenTo, type EventStream } from '../../builders/requests/event-stream.ts';
import { BrowserClient } from '../../builders/people/browser-client.ts';
import { sendReply } from '../../builders/requests/reply-form.ts';
import { layers, tileAt } from '../network/tiles.ts';

/** Numbers of finished actions by name, and the messages of failed ones. Several simulated persons share them. */
export interface LoopCounts {
  done: Record<string, number>;
  failures: string[];
}

const pauseMs = 300;
const pageHeaders = { 'x-struma': '1', 'sec-fetch-site': 'same-origin' };

/** Simulates an operator: one action after another, until `ending` is aborted. */
export const workAsPerson = async (
  address: string,
  user: DemoUser,
  ending: AbortSignal,
  counts: LoopCounts,
): Promise<void> => {
  const actions = createActions(address, user);
  const act = async (name: string): Promise<void> => {
    try {
      await actions[name]?.();
      counts.done[name] = (counts.done[name] ?? 0) + 1;
    } catch (error) {
      if (!ending.aborted) counts.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  await act('sign-in');
  while (!ending.aborted) {
    await act(mix[randomInt(mix.length)] ?? 'list');
    await pause(randomInt(pauseMs * 2), undefined, { signal: ending }).catch(() => undefined);
  }
};

const createActions = (address: string, user: DemoUser): Record<string, () => Promise<void>> => {
  let person = new BrowserClient(address);
  let stream: EventStream | null = null;
  let files: string[] = [];

  return {
    'sign-in': async () => {
      stream?.close();
      stream = null;
      if (person.cookies.size > 0) await signOut(person);
      person = new BrowserClient(address);
      await person.signIn(user, passwords[user]);
    },
    stream: async () => {
      stream?.close();
      stream = await listenTo(person);
      await stream.next('hello');
    },
    list: async () => void (await run(person, listQuery, { page: { number: 1 + randomInt(8), size: 25 } })),
    detail: async () => {
      const { signal } = await run(person, detailQuery, { id: String(1 + randomInt(signalCount)) });
      const { responses = [] } = (signal ?? {}) as { responses?: { attachments: { url: string }[] }[] };
      files = responses.flatMap(({ attachments }) => attachments.map(({ url }) => url));
    },
    reply: async () => {
      const bytes = Buffer.alloc(20_000 + randomInt(200_000), 'x');
      const answer = await sendReply(person, 1 + randomInt(signalCount), { files: [{ name: 'снимка.bin', bytes }] });
      // A closed signal takes no replies.
      const { __typename } = (await answer.json()) as { __typename?: string };
      if (!['ReplyToSignalSuccess', 'Refusal'].includes(__typename ?? '')) throw new Error(`reply: ${answer.status}`);
    },
    download: async () => {
      const file = files[randomInt(Math.max(1, files.length))];
      if (file) await expectOk(await person.fetch(file));
    },
    tile: async () => {
      const { zoom, x, y } = tileAt(14 + randomInt(3), randomInt(36), 6);
      await expectOk(await person.fetch(`/map/tiles/${layers[randomInt(layers.length)]}/${zoom}/${x}/${y}`));
    },
    export: async () => expectOk(await person.fetch('/files/signals.csv')),
  };
};

const signOut = async (person: BrowserClient): Promise<void> => {
  const answer = await person.fetch('/auth/logout', { method: 'POST', headers: pageHeaders });
  const { redirect } = (await answer.json()) as { redirect: string };
  await expectOk(await person.follow(redirect));
};

const expectOk = async (response: Response): Promise<void> => {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(String(response.status));
};

/**
 * Signals of the reference utility at 12 000 meters. With fewer signals, the replies of ten minutes would make each
 * conversation several times as long, and its responses several times as large.
 */
const signalCount = 3000;

const shares = { list: 32, detail: 26, tile: 24, reply: 6, download: 6, stream: 3, 'sign-in': 2, export: 1 };
const mix = Object.entries(shares).flatMap(([name, share]) => Array.from({ length: share }, () => name));

const listQuery = `query ($page: PageInput) {
  signals(page: $page) {
    totalCount
    items { id title status priority { id name } submitter { id name } needsReply createdAt lastResponseAt workCardNo }
  }
}`;

const detailQuery = `query ($id: ID!) {
  signal(id: $id) {
    id title message { document } attachments { fileName url }
    responses { id kind author respondedAt message { document } attachments { fileName size url } }
    notes { id author writtenAt message { document } }
    history { kind oldValue newValue changedBy changedAt }
  }
}`;

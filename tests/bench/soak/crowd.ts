// Simulates several operators in a separate process, until the parent process sends a message. Then sends the counts.
import type { DemoUser } from '../../builders/people/demo-users.ts';
import { workAsPerson, type LoopCounts } from './person-loop.ts';

const [address = '', people = '8'] = process.argv.slice(2);
const users: DemoUser[] = ['operator', 'admin'];
const ending = new AbortController();
const counts: LoopCounts = { done: {}, failures: [] };

process.once('disconnect', () => process.exit(1));
process.once('message', () => ending.abort());
const loops = Array.from({ length: Number(people) }, (_, index) =>
  workAsPerson(address, users[index % users.length] ?? 'operator', ending.signal, counts),
);
await Promise.all(loops);
process.send?.(counts, () => process.exit(0));

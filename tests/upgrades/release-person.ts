import { runCommand } from '../builders/product/command.ts';
import { run, sendInput } from '../builders/requests/signal-requests.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { replyInput } from '../builders/requests/reply-form.ts';

/** The account that is used only for the backups of releases. */
export const releasePerson = { username: 'release', password: 'Release-2026!' } as const;

const sentFile = { name: 'протокол.txt', bytes: 'Протокол от огледа, подписан.\n' };

/** Creates the account and typical data: a reply and a note with files, a draft, a map view. */
export const workAsReleasePerson = async (address: string, dataFolder: string): Promise<BrowserClient> => {
  const person = await makeReleasePerson(address, dataFolder);
  const signalId = await findOpenSignal(person);
  await run(person, `mutation { takeSignal(input: { id: "${signalId}" }) { __typename } }`);
  for (const kind of ['responses', 'notes']) {
    const answer = await sendInput(person, `/files/signals/${signalId}/${kind}`, replyInput(signalId), [sentFile]);
    const text = await answer.text();
    if (!text.includes('Success"')) throw new Error(`${kind}: ${answer.status} ${text}`);
  }
  const message = { text: 'Чернова на отговор.' };
  await run(person, saveDraft, { input: { ...replyInput(signalId), kind: 'REPLY', message } });
  await run(person, saveMapView, { input: { center: { latitude: 42.6, longitude: 23.1 }, zoom: 15 } });
  return person;
};

const makeReleasePerson = async (address: string, dataFolder: string): Promise<BrowserClient> => {
  const { username, password } = releasePerson;
  const options = { username, email: 'release@example.bg', 'first-name': 'Рая', 'last-name': 'Петрова' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { output } = await runCommand('create-administrator.ts', args, { DATA_DIR: dataFolder });
  const temporary = /password: (\S+)/.exec(output)?.[1];
  if (temporary === undefined) throw new Error(output);
  const person = new BrowserClient(address);
  await person.signInFirst(username, temporary, password);
  return person;
};

const findOpenSignal = async (person: BrowserClient): Promise<string> => {
  const { signals } = await run(person, '{ signals(filter: { statuses: [SIGNAL] }) { items { id } } }');
  const { items } = signals as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

const saveDraft = 'mutation ($input: SaveSignalDraftInput!) { saveSignalDraft(input: $input) { __typename } }';
const saveMapView = 'mutation ($input: SaveMapViewInput!) { saveMapView(input: $input) { __typename } }';

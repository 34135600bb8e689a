import type { PlaceWords } from '../network/describe-place.ts';
import { operators } from '../data/names.data.ts';
import type { Random } from '../random.ts';
import {
  acknowledgements,
  concerns,
  farewell,
  gratitude,
  rejections,
  reminders,
  repairs,
} from '../data/messages.data.ts';
import { richText } from './rich-text.ts';
import { signalStatus, type StatusId } from './signal-status.ts';
import type { Submitter } from './submitters.ts';
import type { FileKind, Topic } from '../data/topic.ts';

export interface Message {
  isFromClient: boolean;
  message: string;
  author: string;
  senderEmail: string | null;
  /** Age in days, see `Timeline`. */
  age: number;
  files: FileKind[];
}

export interface Conversation {
  title: string;
  message: string;
  files: FileKind[];
  responses: Message[];
}

interface ConversationInput {
  topic: Topic;
  words: PlaceWords & { hour: number; card: string };
  submitter: Submitter;
  channel: 'PORTAL' | 'OPERATOR' | 'EMAIL';
  statusId: StatusId;
  isWaiting: boolean;
  isLinked: boolean;
  age: number;
  random: Random;
}

interface Turn {
  isFromClient: boolean;
  text: string;
}

/** Generates a conversation. The last message is from the submitter only if the signal waits for a reply. */
export const generateConversation = (input: ConversationInput): Conversation => {
  const { topic, words, random } = input;
  const opening = fill(random.pick(topic.openings), words);
  const turns = [...generateTurns(input)];
  const ages = spreadAges(turns, input);
  return {
    title: fill(random.pick(topic.titles), words),
    message: richText(input.channel === 'EMAIL' ? `${opening} ¶ Поздрави, ${input.submitter.name}` : opening),
    files: filesOf(opening, topic, random),
    responses: turns.map((turn, index) => toMessage(turn, ages[index] ?? 0, input)),
  };
};

function* generateTurns(input: ConversationInput): Generator<Turn> {
  const { topic, statusId, isWaiting, isLinked, random } = input;
  const { utility, client } = speakers(random);
  if (isWaiting && random.chance(0.55)) return;
  if (statusId === signalStatus.rejected) return yield utility(rejections);
  if (random.chance(0.08)) yield client(reminders);
  const isFresh = isRecentAndOpen(input);
  const texts = isLinked ? linkedTexts : topic;
  if (isLinked || isWaiting || isFresh || random.chance(0.6)) yield utility(texts.questions);
  if (isFresh && !isWaiting) return;
  if (isWaiting || random.chance(0.5)) yield client(texts.followUps);
  if (!isWaiting) yield* closeConversation(input, texts.results);
}

function* closeConversation({ statusId, random }: ConversationInput, results: readonly string[]): Generator<Turn> {
  const { utility, client } = speakers(random);
  yield utility(results);
  if (statusId !== signalStatus.closed || random.chance(0.85)) return;
  yield client(gratitude);
  yield { isFromClient: false, text: farewell };
}

const isRecentAndOpen = ({ statusId, age }: ConversationInput): boolean => statusId < signalStatus.rejected && age < 2;

const speakers = (random: Random) => ({
  utility: (texts: readonly string[]): Turn => ({ isFromClient: false, text: random.pick(texts) }),
  client: (texts: readonly string[]): Turn => ({ isFromClient: true, text: random.pick(texts) }),
});

/** Texts that replace the texts of the topic if the signal is linked to a breakdown. */
const linkedTexts: Pick<Topic, 'questions' | 'followUps' | 'results'> = {
  questions: acknowledgements,
  followUps: concerns,
  results: repairs,
};

/** The ages of the messages in days. The utility mostly replies within hours, submitters mostly within a day. */
const spreadAges = (turns: readonly Turn[], { age, isWaiting, random }: ConversationInput): number[] => {
  const gaps = turns.map(({ isFromClient }) => 0.01 + random.next() ** 2 * (isFromClient ? 1.2 : 0.9));
  const gapSum = gaps.reduce((sum, gap) => sum + gap, 0);
  const latest = isWaiting && age > 1 && random.chance(0.6) ? random.between(0.05, 0.9) : age * 0.1;
  const scale = isWaiting && age > 1 ? (age - latest) / gapSum : Math.min(1, (age - latest) / gapSum);
  let messageAge = age;
  return gaps.map((gap) => (messageAge -= gap * scale));
};

const toMessage = ({ isFromClient, text }: Turn, age: number, input: ConversationInput): Message => {
  const { topic, words, submitter, channel, random } = input;
  const filled = fill(text, words);
  const operator = random.pick(operators);
  return {
    isFromClient,
    age,
    message: richText(isFromClient ? filled : inLetterForm(filled, operator, submitter, random)),
    author: isFromClient ? submitter.name : operator,
    senderEmail: isFromClient && channel === 'EMAIL' ? submitter.email : null,
    files: isFromClient ? filesOf(filled, topic, random) : filled.includes('приложен') ? ['LETTER'] : [],
  };
};

const inLetterForm = (text: string, operator: string, { person }: Submitter, random: Random): string => {
  const greeting = person && `${person.isMale ? 'г-н' : 'г-жо'} ${person.familyName}`;
  const head = random.chance(0.75) ? `Здравейте${greeting ? `, ${greeting}` : ''}, ¶ ` : '';
  const foot = random.chance(0.4) ? ` ¶ ${operator}, център за работа с клиенти` : '';
  return head + text + foot;
};

/** Attaches files to texts that mention an attachment, and to some others. */
const filesOf = (text: string, { files }: Topic, random: Random): FileKind[] => {
  const mentions = text.includes('рилагам');
  if (files.length === 0 || !(mentions || random.chance(0.1))) return [];
  return Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(files));
};

const fill = (text: string, words: ConversationInput['words']): string =>
  text.replace(/\{(place|at|street|on|hour|card)\}/g, (_, word: keyof ConversationInput['words']) =>
    String(words[word]),
  );

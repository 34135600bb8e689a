import { describePlace } from '../network/describe-place.ts';
import type { Breakdown, Breakdowns } from '../breakdowns.ts';
import type { Point } from '../copy.ts';
import { generateConversation, type Message } from './conversation.ts';
import { Random, randomStream } from '../random.ts';
import type { ClientAddress, AddressRegister } from '../network/address-register.ts';
import { signalStatus, type StatusId } from './signal-status.ts';
import { demoCitizenId, type Submitter, type Submitters } from './submitters.ts';
import type { Timeline } from './timeline.ts';
import { accountTopics } from '../data/topics-accounts.data.ts';
import { faultTopics } from '../data/topics-faults.data.ts';
import { otherTopics } from '../data/topics-others.data.ts';
import type { FileKind, Topic } from '../data/topic.ts';

/** A signal with its conversation. */
export interface Story {
  id: number;
  title: string;
  message: string;
  files: FileKind[];
  statusId: StatusId;
  priorityId: number | null;
  channel: 'PORTAL' | 'OPERATOR' | 'EMAIL';
  submitterId: number | null;
  userId: string | null;
  location: Point | null;
  breakdownId: number | null;
  needsReply: boolean;
  createdAt: Date;
  lastResponseAt: Date | null;
  closedAt: Date | null;
  responses: Message[];
}

export interface StoryGenerator {
  count: number;
  generateStory: (signal: number) => Story;
}

const topics = [...faultTopics, ...otherTopics, ...accountTopics];

/**
 * Generates the story of a signal from its id, without stored state. Every generator of rows that needs the
 * stories (signals, responses, attachments, logs) generates them again.
 */
export const createStoryGenerator = (
  count: number,
  register: AddressRegister,
  submitters: Submitters,
  breakdowns: Breakdowns,
  timeline: Timeline,
): StoryGenerator => ({
  count,
  generateStory: (id) => {
    const random = new Random(randomStream.signal, id);
    const age = timeline.ageOf(id);
    const breakdown = breakdowns.ofSignal(id);
    const topic = random.weigh(breakdown ? faultTopics : topics);
    const residentId = breakdown ? submitters.near(breakdown.building, random) : random.whole(1, submitters.count);
    const submitter = submitters.submitterOf(isOfDemoCitizen(id, count) ? demoCitizenId : residentId);
    const channel = channelOf(submitter, random);
    const isSubmitterKnown = channel !== 'EMAIL' || random.chance(0.85);
    const statusId = statusOf(age, breakdown, random);
    const isWaiting = statusId < signalStatus.rejected && random.chance(waitingShare(age));
    const scene = breakdown ? neighbour(register, breakdown.building, random) : submitter.home;
    const words = { ...describePlace(scene), hour: random.whole(6, 22), card: breakdown?.workCardNo ?? '' };
    const conversation = generateConversation({
      topic,
      words,
      submitter,
      channel,
      statusId,
      isWaiting,
      isLinked: breakdown !== null,
      age,
      random,
    });
    return {
      id,
      ...conversation,
      statusId,
      priorityId: priorityOf(topic, random),
      channel,
      submitterId: isSubmitterKnown ? submitter.id : null,
      userId: channel === 'PORTAL' ? submitter.account : null,
      location: random.chance(channel === 'EMAIL' ? 0.7 : 0.97) ? placeOf(scene, topic) : null,
      breakdownId: breakdown?.id ?? null,
      createdAt: timeline.momentOf(age),
      ...dateAndReplyState(conversation.responses.at(-1), age, statusId, timeline),
    };
  },
});

const dateAndReplyState = (
  last: Message | undefined,
  age: number,
  statusId: StatusId,
  timeline: Timeline,
): Pick<Story, 'needsReply' | 'lastResponseAt' | 'closedAt'> => ({
  needsReply: last?.isFromClient ?? true,
  lastResponseAt: last ? timeline.momentOf(last.age) : null,
  closedAt: statusId >= signalStatus.rejected ? timeline.momentOf(last ? last.age * 0.97 : age * 0.5) : null,
});

/** True for the few signals of the demo citizen, spread over all ages. */
const isOfDemoCitizen = (id: number, count: number): boolean => (count - id) % Math.ceil(count / 12) === 2;

const channelOf = ({ account, email }: Submitter, random: Random): Story['channel'] => {
  if (account && random.chance(0.9)) return 'PORTAL';
  return email && random.chance(0.6) ? 'EMAIL' : 'OPERATOR';
};

/** Old signals are more likely to be completed. */
const statusOf = (age: number, breakdown: Breakdown | null, random: Random): StatusId => {
  if (breakdown) return age > 3 && random.chance(0.4) ? signalStatus.closed : signalStatus.breakdown;
  const [open, rejected] = age < 1 ? [0.88, 0.04] : age < 7 ? [0.45, 0.1] : age < 30 ? [0.2, 0.1] : [0.06, 0.1];
  const roll = random.next();
  if (roll < open) return signalStatus.signal;
  return roll < open + rejected ? signalStatus.rejected : signalStatus.closed;
};

/** Share of open signals that wait for a reply, by age. */
const waitingShare = (age: number): number => (age < 1 ? 0.62 : age < 3 ? 0.2 : age < 20 ? 0.04 : 0.002);

const priorityOf = (topic: Topic, random: Random): number | null => {
  if (random.chance(0.3)) return null;
  return topic.isFault ? random.pick([2, 3, 3, 4]) : random.pick([1, 2, 2, 2, 3]);
};

/** Faults are located in the street, other topics at the building. */
const placeOf = ({ building }: ClientAddress, topic: Topic): Point =>
  topic.isFault ? building.connectionPoint : building.location;

/** Selects an address near a building on the same street. */
const neighbour = ({ buildingAt, counts }: AddressRegister, id: number, random: Random): ClientAddress => {
  const start = buildingAt(id);
  const other = buildingAt(Math.min(counts.buildings, Math.max(1, id + random.whole(-4, 4))));
  return random.pick(other.building.street === start.building.street ? other.addresses : start.addresses);
};

import type { Load, Value } from '../copy.ts';
import { Random, randomStream } from '../random.ts';
import type { StoredFile } from '../pictures/sample-files.ts';
import type { Story, StoryGenerator } from './stories.ts';
import type { Timeline } from './timeline.ts';
import type { FileKind } from '../data/topic.ts';

/**
 * Loads signals, responses and their files. Each story (a signal with its conversation) is generated once
 * for each of the three tables, which needs less memory than keeping all stories.
 */
export const signalLoads = (
  storyGenerator: StoryGenerator,
  timeline: Timeline,
  files: Promise<readonly StoredFile[]>,
): Load[] => [
  {
    table: 'signal',
    columns: [
      'id',
      'title',
      'message',
      'status_id',
      'priority_id',
      'channel',
      'submitter_id',
      'user_id',
      'location',
      'breakdown_id',
      'needs_reply',
      'created_at',
      'last_response_at',
      'closed_at',
    ],
    rows: () => signalRows(storyGenerator),
  },
  {
    table: 'response',
    columns: ['signal_id', 'id', 'message', 'kind', 'author', 'sender_email', 'responded_at'],
    rows: () => responseRows(storyGenerator, timeline),
  },
  {
    table: 'attachment',
    columns: [
      'id',
      'signal_id',
      'response_id',
      'order_number',
      'file_name',
      'content_type',
      'size',
      'sha256',
      'created_at',
    ],
    rows: async () => attachmentRows(storyGenerator, timeline, await files),
  },
];

function* stories({ count, generateStory }: StoryGenerator): Generator<Story> {
  for (let id = 1; id <= count; id += 1) yield generateStory(id);
}

function* signalRows(storyGenerator: StoryGenerator): Generator<Value[]> {
  for (const story of stories(storyGenerator)) {
    yield [
      story.id,
      story.title,
      story.message,
      story.statusId,
      story.priorityId,
      story.channel,
      story.submitterId,
      story.userId,
      story.location,
      story.breakdownId,
      story.needsReply,
      story.createdAt,
      story.lastResponseAt,
      story.closedAt,
    ];
  }
}

function* responseRows(storyGenerator: StoryGenerator, timeline: Timeline): Generator<Value[]> {
  let id = 0;
  for (const { id: signalId, responses } of stories(storyGenerator)) {
    for (const { message, isFromClient, author, senderEmail, age } of responses) {
      id += 1;
      const kind = isFromClient ? 'CLIENT' : 'OPERATOR';
      yield [signalId, id, message, kind, author, senderEmail, timeline.momentOf(age)];
    }
  }
}

function* attachmentRows(
  storyGenerator: StoryGenerator,
  timeline: Timeline,
  files: readonly StoredFile[],
): Generator<Value[]> {
  let id = 0;
  let responseId = 0;
  const rowsOf = function* (
    signalId: number,
    response: number | null,
    kinds: readonly FileKind[],
    at: Date,
  ): Generator<Value[]> {
    const random = new Random(randomStream.signal, signalId, response ?? 0);
    for (const [order, kind] of kinds.entries()) {
      id += 1;
      const file = random.pick(files.filter((each) => each.kind === kind));
      yield [id, signalId, response, order, random.pick(file.names), file.contentType, file.size, file.sha256, at];
    }
  };
  for (const story of stories(storyGenerator)) {
    yield* rowsOf(story.id, null, story.files, story.createdAt);
    for (const { files: kinds, age } of story.responses) {
      responseId += 1;
      yield* rowsOf(story.id, responseId, kinds, timeline.momentOf(age));
    }
  }
}

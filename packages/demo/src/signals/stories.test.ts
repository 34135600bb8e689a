import { expect, test } from '@jest/globals';
import { planBreakdowns } from '../breakdowns.ts';
import { createAddressRegister } from '../network/address-register.ts';
import { createStoryGenerator } from './stories.ts';
import { demoCitizenId, createSubmitters } from './submitters.ts';
import { createTimeline } from './timeline.ts';

test('replies greet the submitter by name, including the demo citizen', () => {
  const signals = 600;
  const register = createAddressRegister(1500);
  const submitters = createSubmitters(register, signals);
  const timeline = createTimeline(signals, new Date('2026-05-20T09:40:00Z'));
  const breakdowns = planBreakdowns(register, signals, timeline);
  const storyGenerator = createStoryGenerator(signals, register, submitters, breakdowns, timeline);
  const greetings = Array.from({ length: signals }, (_, index) => storyGenerator.generateStory(index + 1)).flatMap(
    ({ submitterId, responses }) =>
      responses.flatMap(({ message }) => {
        const greeted = /Здравейте, (г-н|г-жо) ([^,]+),/.exec(message);
        const name = submitterId === null ? null : submitters.submitterOf(submitterId).name;
        return greeted && name !== null ? [{ submitterId, name, title: greeted[1], greeted: greeted[2] }] : [];
      }),
  );
  expect(greetings.filter(({ name, greeted }) => !name.endsWith(` ${greeted}`))).toEqual([]);
  const toCitizen = greetings.filter(({ submitterId }) => submitterId === demoCitizenId);
  expect(new Set(toCitizen.map(({ title, greeted }) => `${title} ${greeted}`))).toEqual(new Set(['г-жо Гражданска']));
});

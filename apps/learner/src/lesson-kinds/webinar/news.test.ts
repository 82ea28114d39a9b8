import { expect, test } from 'vitest';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { hasNewsToCome, newsEvery } from './news.ts';

type Content = ParticipantLessonOf<'webinar'>['content'];

const startsAt = '2026-12-31T16:00:00.000Z';
const endsAt = '2026-12-31T18:00:00.000Z';
const at = (serverNow: string, content: Partial<Content> = {}): Content => ({
  startsAt,
  endsAt,
  opensAt: '2026-12-31T15:30:00.000Z',
  serverNow,
  meetingUrl: null,
  cancelledAt: null,
  cancelReason: null,
  moveReason: null,
  speakers: [],
  recording: null,
  giveBack: null,
  attended: null,
  ...content,
});

test.each([
  ['a day before, nothing', at('2026-12-30T16:00:00.000Z'), null],
  ['once it is open without an address, twice a minute', at('2026-12-31T15:31:00.000Z'), 30_000],
  ['with its address, nothing', at('2026-12-31T15:31:00.000Z', { meetingUrl: 'https://rapat.contoh.test/a' }), null],
  ['once it is over, every five minutes for the recording', at('2026-12-31T18:01:00.000Z'), 300_000],
  [
    'with its recording, nothing',
    at('2026-12-31T18:01:00.000Z', { recording: { file: null, embed: null, address: 'https://contoh.test/r' } }),
    null,
  ],
  ['a week later, nothing', at('2027-01-07T18:00:00.000Z'), null],
  ['once it was called off, nothing', at('2026-12-31T15:31:00.000Z', { cancelledAt: startsAt }), null],
  ['without a time, nothing', at(startsAt, { startsAt: null, endsAt: null, opensAt: null }), null],
  ['before it is read, nothing', null, null],
])('a session is reloaded: %s', (_, content, every) => {
  expect(newsEvery(content)).toBe(every);
});

test('an upcoming session may be rescheduled; a past one with its recording stays unchanged', () => {
  expect(hasNewsToCome(at('2026-12-01T00:00:00.000Z'))).toBe(true);
  expect(hasNewsToCome(at('2026-12-01T00:00:00.000Z', { cancelledAt: startsAt }))).toBe(false);
  expect(hasNewsToCome(at('2027-02-01T00:00:00.000Z'))).toBe(false);
});

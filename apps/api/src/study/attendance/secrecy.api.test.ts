import { live } from '@sinau/api-client';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest, type Caller } from '../../testing/app-under-test.ts';
import { newPerson } from '../../testing/scene.ts';
import { seated } from '../../testing/seats.ts';
import { addressesWith, ownedResources, resourcesOf } from '../../testing/strangers.ts';

let app: AppUnderTest;
let meetings: { mark: string; ids: Record<string, string> }[];
let callers: Record<string, Pick<Caller, 'send'>>;
beforeAll(async () => {
  app = await startApp();
  const { ids: others } = await ownedResources(app);
  const seat = await seated(app, { inMinutes: [28, 29, 45], code: 'RAHASIA7' });
  meetings = ['cancelled', 'open', 'early'].map((mark, index) => {
    const lesson = seat.lessonIds[index]!;
    const ids = { lesson, liveSession: lesson, lessonSession: seat.keyOf(index).params.sessionId };
    const ofClass = { program: seat.one.id, webinar: seat.one.id, participant: seat.participantId };
    return { mark, ids: { ...others, user: seat.learner.id, ...ofClass, ...ids } };
  });
  for (const { mark, ids } of meetings)
    await app.db.liveSession.update({
      where: { id: ids.lesson },
      data: { meetingUrl: `https://rapat.contoh.test/${mark}` },
    });
  await seat.partner.call(live.cancel, { params: { id: seat.lessonIds[0]! }, body: { reason: 'Pembicara sakit.' } });
  callers = { participant: seat.learner, stranger: await newPerson(app), visitor: app.visitor };
});
afterAll(() => app.stop());

function namesRecords(endpoint: NamedEndpoint) {
  const named = new Set(resourcesOf(endpoint).map(({ name }) => name));
  return Object.entries(endpoint.params?.shape ?? {}).every(([name, field]) => named.has(name) || 'options' in field);
}

const readings = Object.values(endpointTable)
  .flatMap((table) => Object.values<NamedEndpoint>(table))
  .filter(({ method, auth }) => method === 'GET' && ['public', 'optional', 'user'].includes(auth))
  // The stream never ends, and returns only the number of unread notifications.
  .filter(({ answers }) => answers !== 'events')
  // A route opened by a secret in its address names no record.
  .filter(namesRecords);

const readers: [string, string[]][] = [
  // The search finds what is visible.
  ['participant', ['learning.lesson: rapat.contoh.test/open']],
  ['stranger', []],
  ['visitor', []],
];
test.each(isFullRun ? readers : readers.slice(0, 1))(
  'no reading of a %s reveals a code, nor an address too early, without a seat or of a cancelled session',
  async (name, expected) => {
    await app.connections.query('TRUNCATE "RateLimit"');
    const secrets = ['RAHASIA7', ...meetings.map(({ mark }) => `rapat.contoh.test/${mark}`)];
    const revealed: string[] = [];
    for (const endpoint of readings) {
      const addresses = meetings.flatMap(({ ids }) => addressesWith(endpoint, (resource) => ids[resource]!));
      const answers = await Promise.all([...new Set(addresses)].map((address) => callers[name]!.send('GET', address)));
      for (const { text = '' } of answers)
        revealed.push(
          ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${endpoint.id}: ${secret}`),
        );
    }
    expect(revealed).toEqual(expected);
  },
);

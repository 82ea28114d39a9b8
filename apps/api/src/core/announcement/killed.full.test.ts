import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { announceThroughKill } from '../../testing/announced.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  '10,000 participants are notified once each by a server that is killed during the delivery',
  { timeout: 900_000 },
  async () => {
    const size = 10_000;
    expect(await announceThroughKill(app, size)).toEqual({
      notices: size,
      people: size,
      mails: size,
      mailed: size,
      recipients: size,
    });
  },
);

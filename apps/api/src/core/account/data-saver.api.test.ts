import { account } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('the data saver is automatic until its user chooses, and the choice is theirs alone', async () => {
  const [ayu, bagas] = [await newPerson(app), await newPerson(app)];
  expect(await ayu.call(account.dataSaver)).toEqual({ choice: 'auto' });
  expect(await ayu.call(account.chooseDataSaver, { body: { choice: 'on' } })).toEqual({ choice: 'on' });
  expect(await ayu.call(account.dataSaver)).toEqual({ choice: 'on' });
  expect(await bagas.call(account.dataSaver)).toEqual({ choice: 'auto' });
  expect((await ayu.send('PUT', '/user/data-saver', { choice: 'hemat' })).status).toBe(422);
});

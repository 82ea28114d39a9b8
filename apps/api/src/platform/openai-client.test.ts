import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startFakeOpenAi } from '../testing/fake-openai.ts';
import { createOpenAiClient, openAiSettingsOf, OpenAiRefusal } from './openai-client.ts';

let fake: Awaited<ReturnType<typeof startFakeOpenAi>>;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const answer = z.object({ segments: z.array(z.object({ start: z.number().min(0), text: z.string() })) });
function ask({ timeout = 60_000, apiKey = fake.apiKey as string | null, longest = 10_000 } = {}) {
  const form = new FormData();
  form.set('file', new Blob(['bunyi']), 'sound.mp3');
  const client = createOpenAiClient({ url: `${fake.url}/`, apiKey, model: 'model-uji', timeout });
  return client.post('/audio/transcriptions', form, answer, longest);
}
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe('a client of a service that speaks the protocol of OpenAI', () => {
  test('sends its key, and returns what the answer should have', async () => {
    expect(await ask()).toEqual({ segments: [{ start: 0, text: ' Selamat pagi.' }] });
    expect(fake.heard[0]!.authorization).toBe(`Bearer ${fake.apiKey}`);
  });

  test('sends no key to a service that needs none', async () => {
    await failureOf(ask({ apiKey: null }));
    expect(fake.heard[0]!.authorization).toBeUndefined();
  });

  test.each<[string, Partial<typeof fake.behaviour>]>([
    ['fails', { status: 500 }],
    ['has too much to do', { status: 429 }],
    ['answers something else than JSON', { raw: '<html>Bad gateway</html>' }],
    ['answers JSON of another form', { raw: '{"text": "Selamat pagi."}' }],
    ['answers times that are none', { raw: '{"segments": [{"start": -1, "end": "x", "text": ""}]}' }],
    ['answers without an end', { raw: `{"segments": "${'a'.repeat(20_000)}"}` }],
  ])('fails for now where the service %s', async (_, behaviour) => {
    Object.assign(fake.behaviour, behaviour);
    const failure = await failureOf(ask());
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(OpenAiRefusal);
    // Messages quote nothing of an answer, since they are logged.
    expect(failure!.message).toMatch(/^(HTTP \d+|the answer is (not what was asked for|too long))$/);
  });

  test('fails for now where the service does not answer in time', async () => {
    fake.behaviour.isSilent = true;
    expect(await failureOf(ask({ timeout: 50 }))).toMatchObject({ name: 'TimeoutError' });
  });

  test.each([400, 401, 413])('fails for good where the service refuses the request with %i', async (status) => {
    fake.behaviour.status = status;
    expect(await failureOf(ask())).toBeInstanceOf(OpenAiRefusal);
  });
});

test('a service is configured by its address and model; its limit is in seconds', () => {
  expect(openAiSettingsOf('https://api.contoh.id/v1', undefined, 'whisper', 0.2)).toEqual({
    url: 'https://api.contoh.id/v1',
    apiKey: null,
    model: 'whisper',
    timeout: 200,
  });
  expect(openAiSettingsOf(undefined, 'kunci', 'whisper', 10)).toBeNull();
  expect(openAiSettingsOf('https://api.contoh.id/v1', 'kunci', undefined, 10)).toBeNull();
});

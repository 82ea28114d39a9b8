import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenAiClient, OpenAiRefusal } from '../../platform/openai-client.ts';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import { createOpenAiTranscriber } from './openai-transcriber.ts';

test.each([
  ['JSON of another form', '{"text": "Selamat pagi."}'],
  ['times that are none', '{"segments": [{"start": -1, "end": "x", "text": ""}]}'],
])('a transcriber fails for now where the service answers %s', async (_, raw) => {
  const fake = await startFakeOpenAi();
  onTestFinished(() => fake.stop());
  fake.behaviour.raw = raw;
  const settings = { url: fake.url, apiKey: fake.apiKey, model: 'whisper-uji', timeout: 60_000 };
  const transcriber = createOpenAiTranscriber(createOpenAiClient(settings));
  const failure: unknown = await transcriber
    .transcribe(fileURLToPath(import.meta.url), 'id')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'the answer is not what was asked for' });
  expect(failure).not.toBeInstanceOf(OpenAiRefusal);
});

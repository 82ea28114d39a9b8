import { openAsBlob } from 'node:fs';
import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import { z } from 'zod';
import type { OpenAiClient } from '../../platform/openai-client.ts';
import type { Transcriber } from './transcriber.ts';

/** Codes of the languages that such services know by ISO 639-1; they recognize the others by themselves. */
const known: Partial<Record<CaptionsLanguage, string>> = {
  id: 'id',
  en: 'en',
  su: 'su',
  ms: 'ms',
  ar: 'ar',
  zh: 'zh',
  ja: 'ja',
  ko: 'ko',
};

const seconds = z.number().min(0);
const answer = z.object({ segments: z.array(z.object({ start: seconds, end: seconds, text: z.string() })).max(5_000) });
const longestAnswer = 5_000_000;

/** Creates a transcriber for a service that speaks the audio transcriptions of OpenAI. It gets the sound alone. */
export function createOpenAiTranscriber({ model, post }: OpenAiClient): Transcriber {
  return {
    async transcribe(path, language) {
      const form = new FormData();
      form.set('file', await openAsBlob(path, { type: 'audio/mpeg' }), 'sound.mp3');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.set('timestamp_granularities[]', 'segment');
      if (known[language]) form.set('language', known[language]);
      const { segments } = await post('/audio/transcriptions', form, answer, longestAnswer);
      return segments.map(({ start, end, text }) => ({ start, end, text: text.replace(/\s+/g, ' ').trim() }));
    },
  };
}

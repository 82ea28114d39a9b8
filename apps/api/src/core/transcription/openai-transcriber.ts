import { openAsBlob } from 'node:fs';
import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import { z } from 'zod';
import { TranscriberRefusal, type Transcriber } from './transcriber.ts';

interface Settings {
  /** Base URL of the protocol: https://api.openai.com/v1. */
  readonly url: string;
  /** Null for a service that needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
}

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
/** Limit in characters after which an answer is not read on. */
const longestAnswer = 5_000_000;
/** Statuses of a service that is too busy or not ready: the request may succeed later. */
const mayPass = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** Creates a transcriber for a service that speaks the audio transcriptions of OpenAI. It gets the sound alone. */
export function createOpenAiTranscriber({ url, apiKey, model, timeout }: Settings): Transcriber {
  return {
    async transcribe(path, language) {
      const form = new FormData();
      form.set('file', await openAsBlob(path, { type: 'audio/mpeg' }), 'sound.mp3');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.set('timestamp_granularities[]', 'segment');
      if (known[language]) form.set('language', known[language]);
      const response = await fetch(`${url.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        headers: { ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: form,
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      if (!response.ok) {
        await response.body?.cancel();
        const reason = `HTTP ${response.status}`;
        throw mayPass(response.status) ? new Error(reason) : new TranscriberRefusal(reason);
      }
      return parsed(await readBounded(response)).segments.map(({ start, end, text }) => ({
        start,
        end,
        text: text.replace(/\s+/g, ' ').trim(),
      }));
    },
  };
}

/** Fails without the parser's own message, which may quote the answer: errors are logged. */
function parsed(json: string) {
  try {
    return answer.parse(JSON.parse(json));
  } catch {
    throw new Error('the answer is not what was asked for');
  }
}

async function readBounded({ body }: Response) {
  const decoder = new TextDecoder();
  let read = '';
  for await (const chunk of body ?? []) {
    read += decoder.decode(chunk as Uint8Array, { stream: true });
    if (read.length > longestAnswer) throw new Error('the answer is too long');
  }
  return read + decoder.decode();
}

import type { z } from 'zod';

interface OpenAiSettings {
  /** Base URL of the protocol: https://api.openai.com/v1. */
  readonly url: string;
  /** Null for a service that needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
}

export interface OpenAiClient {
  readonly model: string;
  /**
   * Sends JSON or a form, and returns the answer of this form. Fails without a usable answer in time, and with
   * `OpenAiRefusal` where sending the request again would not help.
   *
   * @param longestAnswer Limit in characters after which an answer is not read on.
   */
  post<S extends z.ZodType>(
    path: string,
    body: FormData | object,
    answer: S,
    longestAnswer: number,
  ): Promise<z.output<S>>;
}

/** Refusal of the request itself, which a retry would not change. */
export class OpenAiRefusal extends Error {}

/** Statuses of a service that is too busy or not ready: the request may succeed later. */
const mayPass = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * Returns the settings of a service from the values of its environment variables, or null where it is not configured.
 */
export const openAiSettingsOf = (
  url: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
  seconds: number,
): OpenAiSettings | null => (url && model ? { url, apiKey: apiKey ?? null, model, timeout: seconds * 1000 } : null);

/**
 * Creates a client of a service that speaks the protocol of OpenAI. Retries are up to the caller.
 */
export function createOpenAiClient({ url, apiKey, model, timeout }: OpenAiSettings): OpenAiClient {
  return {
    model,
    async post(path, body, answer, longestAnswer) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: {
          // The form brings its own type, with its boundary.
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      if (!response.ok) {
        await response.body?.cancel();
        const reason = `HTTP ${response.status}`;
        throw mayPass(response.status) ? new Error(reason) : new OpenAiRefusal(reason);
      }
      return parseAnswer(answer, await readBounded(response, longestAnswer));
    },
  };
}

/** Fails without the parser's own message, which may quote the answer, and so what was sent: errors are logged. */
export function parseAnswer<S extends z.ZodType>(schema: S, json: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new Error('the answer is not what was asked for');
  }
}

async function readBounded({ body }: Response, longest: number) {
  const decoder = new TextDecoder();
  let read = '';
  for await (const chunk of body ?? []) {
    read += decoder.decode(chunk as Uint8Array, { stream: true });
    if (read.length > longest) throw new Error('the answer is too long');
  }
  return read + decoder.decode();
}

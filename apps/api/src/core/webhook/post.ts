import type { LookupFunction } from 'node:net';
import { guardedRequest, problemOfRequest } from '../../platform/guarded-request.ts';

/** Bytes of an answer that are read, and characters of them that are stored. */
const mostBytes = 16_384;
const mostCharacters = 2_000;

export interface Posted {
  /** Null where no answer came. */
  readonly status: number | null;
  /** Beginning of the answer. */
  readonly answer: string;
  /** Reason why no answer came, in a sentence for the mitra. */
  readonly problem: string | null;
  readonly milliseconds: number;
}

interface Options {
  /** True if private addresses and plain HTTP are sent to. */
  readonly toAny: boolean;
  /** Resolves names; the system's by default. */
  readonly lookup?: LookupFunction;
  /** Milliseconds after which an attempt ends. */
  readonly timeout?: number;
}

/** Sends a text to the address of a webhook. It never throws. */
export async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  options: Options,
): Promise<Posted> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  try {
    const sent = { method: 'POST', headers, body, mostBytes, ...options } as const;
    const answered = await guardedRequest(address, sent);
    const { status } = answered;
    return { status, answer: beginningOf(answered.body), problem: null, milliseconds: elapsed() };
  } catch (error) {
    return { status: null, answer: '', problem: problemOfRequest(error), milliseconds: elapsed() };
  }
}

/** PostgreSQL stores no NUL. */
const beginningOf = (answer: Buffer) =>
  answer.toString('utf8').replaceAll('\0', '\ufffd').slice(0, mostCharacters).toWellFormed();

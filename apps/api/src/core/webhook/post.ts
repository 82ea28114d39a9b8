import http from 'node:http';
import https from 'node:https';
import { literalAddress, isPublicAddress, PrivateAddress, publicLookup } from '../../platform/public-address.ts';
import type { LookupFunction } from 'node:net';

/** Milliseconds for connecting, sending and the whole answer. */
const patience = 10_000;
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

/**
 * Sends a text to an address that a mitra chose. Redirects are not followed, an answer is read to its bounds only, and
 * each connection is a new one to an address that was checked. It never throws.
 */
export async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { toAny, lookup = publicLookup(), timeout = patience }: Options,
): Promise<Posted> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  try {
    const url = new URL(address);
    if (!toAny) refusePrivate(url);
    const sent = { headers, body, timeout, ...(!toAny && { lookup }) };
    return { ...(await exchange(url, sent)), problem: null, milliseconds: elapsed() };
  } catch (error) {
    return { status: null, answer: '', problem: problemOf(error), milliseconds: elapsed() };
  }
}

/** An IP address in place of a name is connected to without being resolved. */
function refusePrivate(url: URL) {
  const literal = literalAddress(url);
  if (url.protocol !== 'https:' || (literal !== null && !isPublicAddress(literal))) throw new PrivateAddress();
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeout: number;
  readonly lookup?: LookupFunction;
}

/** Resolves with the status once it is known, and with as much of the answer as came within the bounds. */
function exchange(url: URL, { headers, body, timeout, lookup }: Sent) {
  return new Promise<Pick<Posted, 'status' | 'answer'>>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(lookup && { lookup }),
    });
    // The status says what became of a delivery, also where the rest of the answer never comes.
    let finish: (() => void) | null = null;
    // Counts from the start, whatever the receiver sends meanwhile.
    const timer = setTimeout(() => (finish ? finish() : request.destroy(new Timeout())), timeout);
    request.on('close', () => clearTimeout(timer));
    request.on('error', (error) => (finish ? finish() : reject(error)));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = () => {
        resolve({ status: response.statusCode!, answer: beginningOf(Buffer.concat(chunks)) });
        request.destroy();
      };
      finish = end;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, mostBytes - bytes));
        bytes += chunk.length;
        if (bytes >= mostBytes) end();
      });
      response.on('error', end);
      response.on('close', end);
    });
    request.end(body);
  });
}

class Timeout extends Error {
  override readonly name = 'Timeout';
}

/** PostgreSQL stores no NUL. */
const beginningOf = (answer: Buffer) =>
  answer.toString('utf8').replaceAll('\0', '\ufffd').slice(0, mostCharacters).toWellFormed();

function problemOf(error: unknown) {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'PrivateAddress') return 'Alamatnya bukan alamat https di internet';
  if (name === 'Timeout') return 'Tidak dijawab dalam 10 detik';
  return problems[code ?? ''] ?? 'Tidak bisa dihubungi';
}
const problems: Record<string, string> = {
  ENOTFOUND: 'Nama domainnya tidak ditemukan',
  EAI_AGAIN: 'Nama domainnya belum bisa dicari',
  ECONNREFUSED: 'Sambungan ditolak',
  ECONNRESET: 'Sambungan diputus',
  EPIPE: 'Sambungan diputus',
  CERT_HAS_EXPIRED: 'Sertifikat TLS-nya kedaluwarsa',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Sertifikat TLS-nya tidak dipercaya',
  SELF_SIGNED_CERT_IN_CHAIN: 'Sertifikat TLS-nya tidak dipercaya',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Sertifikat TLS-nya tidak dipercaya',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Sertifikat TLS-nya untuk domain lain',
};

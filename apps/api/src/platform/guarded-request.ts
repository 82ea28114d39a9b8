import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress, PrivateAddress, publicLookup } from './public-address.ts';

/** Milliseconds for connecting, sending and the whole answer. */
const patience = 10_000;

interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the answer that are read. */
  readonly mostBytes: number;
  /** True if private addresses and plain HTTP are called. */
  readonly toAny: boolean;
  /** Resolves names; the system's by default. */
  readonly lookup?: LookupFunction | undefined;
  /** Milliseconds after which it ends. */
  readonly timeout?: number | undefined;
}

export interface GuardedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Beginning of the answer, as far as it came in time and within the bounds. */
  readonly body: Buffer;
  readonly isWhole: boolean;
}

/**
 * Calls an address that a mitra or a partner's system chose. Redirects are not followed, an answer is read to its bounds
 * only, and each connection is a new one to an address that was checked. It throws where no answer came.
 */
export async function guardedRequest(
  address: string,
  { toAny, lookup = publicLookup(), timeout = patience, ...request }: GuardedRequest,
): Promise<GuardedAnswer> {
  const url = new URL(address);
  if (!toAny) refusePrivate(url);
  return exchange(url, { ...request, timeout, ...(!toAny && { lookup }) });
}

/** Returns whether an address may be called as it is written: names are checked once they are resolved. */
export const isCallable = (url: URL) => {
  const literal = literalAddress(url);
  return url.protocol === 'https:' && (literal === null || isPublicAddress(literal));
};

/** An IP address in place of a name is connected to without being resolved. */
function refusePrivate(url: URL) {
  if (!isCallable(url)) throw new PrivateAddress();
}

type Sent = Omit<GuardedRequest, 'toAny' | 'timeout'> & { readonly timeout: number };

/** Resolves with the status once it is known, and with as much of the answer as came within the bounds. */
function exchange(url: URL, { method, headers, body = '', timeout, lookup, mostBytes }: Sent) {
  return new Promise<GuardedAnswer>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent: false,
      headers: { ...headers, ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }) },
      ...(lookup && { lookup }),
    });
    // The status says what became of a request, also where the rest of the answer never comes.
    let finish: ((isWhole: boolean) => void) | null = null;
    // Counts from the start, whatever the receiver sends meanwhile.
    const timer = setTimeout(() => (finish ? finish(false) : request.destroy(new Timeout())), timeout);
    request.on('close', () => clearTimeout(timer));
    request.on('error', (error) => (finish ? finish(false) : reject(error)));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = (isWhole: boolean) => {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks), isWhole });
        request.destroy();
      };
      finish = end;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, mostBytes - bytes));
        bytes += chunk.length;
        if (bytes >= mostBytes) end(bytes === mostBytes && response.complete);
      });
      response.on('error', () => end(false));
      response.on('close', () => end(response.complete));
    });
    request.end(body);
  });
}

class Timeout extends Error {
  override readonly name = 'Timeout';
}

/** Returns why no answer came, in a sentence for the mitra. */
export function problemOfRequest(error: unknown) {
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

/** Returns the address that a partner's system named if it may be called; null otherwise. */
export function guardedHref(address: string | undefined, toAny: boolean) {
  const url = address === undefined ? null : URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  return (toAny ? /^https?:$/.test(url.protocol) : isCallable(url)) ? url.href : null;
}

import { request } from 'node:https';

/** A shop that answers with TLS on a port of this machine, by a certificate of an authority of its own. */
export interface Shop {
  readonly domain: string;
  readonly port: number;
  /** The authority's root certificate. */
  readonly ca: string;
}

/** Makes one call of the API over TLS as a visitor or an account does; a refusal is thrown with its message. */
export async function callShop<T>(shop: Shop, method: string, path: string, body?: object, token?: string): Promise<T> {
  const text = await answerOf(shop, method, `/api${path}`, body && JSON.stringify(body), {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const { data, error } = JSON.parse(text) as { data: T; error: object | null };
  if (error) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`);
  return data;
}

/** Gets a page of the shop. */
export const pageOf = (shop: Shop, path: string) => answerOf(shop, 'GET', path);

function answerOf(
  { domain, port, ca }: Shop,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  return new Promise<string>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, servername: domain, ca, method, path, headers: { ...headers, host: domain } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text));
      },
    );
    call.on('error', reject).end(body);
  });
}

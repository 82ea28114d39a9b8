import { baseUrl, demoTokens } from './harness.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Another visitor's address: more people register in the journeys than one address may in an hour. */
const otherAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Makes one call of the API; a refusal is thrown with its message. */
export async function callApi<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': otherAddress(),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { data, error } = (await response.json()) as { data: T; error: { message: string } | null };
  if (error) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`);
  return data;
}

/** Token of an account; all tests share that of a demo account. */
export async function tokenOf({ email, password }: Credentials) {
  const known = demoTokens[email];
  if (known) return known;
  return (await callApi<{ token: string }>('POST', '/user/auth/request-token', { email, password })).token;
}

/** The API as one account calls it. */
export async function callerOf(account: Credentials) {
  const token = await tokenOf(account);
  return <T>(method: string, path: string, body?: object) => callApi<T>(method, path, body, token);
}

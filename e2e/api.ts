import { baseUrl, demoTokens } from './harness.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** One call of the API; a refusal is thrown in its words. */
export async function callApi<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { data, error } = (await response.json()) as { data: T; error: { message: string } | null };
  if (error) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`);
  return data;
}

/** Of a demo account it is the one that all tests share. */
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

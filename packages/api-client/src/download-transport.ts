import { dataOf, lostConnection, unreadable } from './envelope.ts';

/** Fetches a file under the name that the server gives it. A refusal comes in the envelope, as for every call. */
export async function fetchFile(address: string, headers: Record<string, string>): Promise<File> {
  try {
    const response = await fetch(address, { headers: { ...headers, accept: '*/*' } });
    if (response.ok)
      return new File([await response.blob()], nameIn(response.headers.get('content-disposition')), {
        type: response.headers.get('content-type') ?? '',
      });
    return refuse(response.status, await response.text());
  } catch (error) {
    throw error instanceof TypeError ? lostConnection(error) : error;
  }
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1] ?? 'unduhan';

function refuse(status: number, text: string): never {
  dataOf(status, text);
  throw unreadable(status);
}

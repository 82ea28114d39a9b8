import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import type { ResourceName } from '@sinau/contracts/fields';
import { isFullRun } from '@sinau/test-kit/full-run';
import type { Caller } from './app-under-test.ts';
import { addressesWith, resourcesOf } from './strangers.ts';

/** An id that no record has. */
export const nowhere = '0198f1c0-0000-7000-8000-000000000000';

/**
 * Every reading call, for visitors and for learners, except those that name no record: by a number or a token of its
 * own.
 */
const readingCalls = Object.values(endpointTable)
  .flatMap((table) => Object.values<NamedEndpoint>(table))
  .filter(({ method, auth, answers }) => method === 'GET' && !answers && ['public', 'optional', 'user'].includes(auth))
  .filter((endpoint) =>
    Object.entries(endpoint.params?.shape ?? {}).every(
      ([name, field]) => 'options' in field || resourcesOf(endpoint).some((resource) => resource.name === name),
    ),
  );

/** Answers of each of these calls to a caller who knows these ids. */
export async function readWith(caller: Pick<Caller, 'send'>, ids: Partial<Record<ResourceName, string>>) {
  const answers: { operation: string; status: number; text: string; body: unknown }[] = [];
  const isKnown = (endpoint: NamedEndpoint) =>
    resourcesOf(endpoint).every(({ resource }) => ids[resource] !== undefined);
  // Calls about records that do not exist are made at night only.
  for (const endpoint of isFullRun ? readingCalls : readingCalls.filter(isKnown))
    for (const address of addressesWith(endpoint, (resource) => ids[resource] ?? nowhere)) {
      const { status, text, body } = await caller.send('GET', address);
      answers.push({ operation: endpoint.id, status, text, body });
    }
  return answers;
}

/** The calls whose answers contain a mark for a caller who knows these ids, each once. */
export async function markedIn(
  mark: string,
  caller: Pick<Caller, 'send'>,
  ids: Partial<Record<ResourceName, string>>,
): Promise<string[]> {
  const marked = (await readWith(caller, ids)).filter(({ text }) => text.includes(mark));
  return [...new Set(marked.map(({ operation }) => operation))].sort();
}

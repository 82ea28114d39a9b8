import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '@sinau/api/http/openapi';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';

/** Checks the API's description with a third-party linter, by its recommended rules. */
export async function checkApiDescription() {
  const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument(endpoints, 'Sinau')),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ message, location }) => `${location[0]?.pointer ?? ''} ${message}`).join('\n'));
  return `${endpoints.length} operations`;
}

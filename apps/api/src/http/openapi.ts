import { z } from 'zod';
import { keyPrefix } from '@sinau/contracts/core/apikey/apikey.rules';
import { errorCatalogue, refusalsOf, type ErrorCode, type NamedEndpoint } from '@sinau/contracts';

type Json = Record<string, unknown>;

/** Builds the OpenAPI 3.1 document of the whole contract table. */
export function openApiDocument(endpoints: readonly NamedEndpoint[], productName: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const [index, address] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const path = address.replace(/:(\w+)/g, '{$1}').replace('*', `{${restOfPath}}`);
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, index);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `API ${productName}`,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Every answer is `{ success, status, data, error }`. Times are UTC, money is whole rupiah.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of a mitra, which begins with \`${keyPrefix}\`. Operations that take one name its scope`,
        },
      },
      schemas: { Refusal: refusalSchema },
    },
  };
}

/** Name of a `*` at the end of an address. */
const restOfPath = 'path';

function operationOf(endpoint: NamedEndpoint, index: number): Json {
  return {
    operationId: index === 0 ? endpoint.id : `${endpoint.id}.alias${index}`,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(endpoint.body, 'input'),
            ...(endpoint.example !== undefined && { example: endpoint.example }),
          },
        },
      },
    }),
    ...(endpoint.accepts === 'multipart' && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: filesSchema(endpoint.maxFiles) } } },
    }),
    ...(endpoint.accepts === 'chunk' && {
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: { ...successOf(endpoint), ...refusedBy(refusalsOf(endpoint)) },
  };
}

/** An empty requirement says that the call may be made without a session. */
function securityOf({ auth, keyScope }: NamedEndpoint) {
  if (auth === 'public') return [{}];
  if (auth === 'optional') return [{}, { session: [] }];
  return [{ session: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])];
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name: name === '*' ? restOfPath : name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function refusedBy(codes: ReadonlySet<ErrorCode>) {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // The kind of record that an id names is for our tests only.
    override: ({ jsonSchema }) => void delete jsonSchema.resource,
  });
  return json;
};

function successOf({ answers, data, query, method }: NamedEndpoint): Json {
  if (answers === 'upload')
    return { [method === 'POST' ? 201 : method === 'GET' ? 200 : 204]: { description: 'In the headers of tus 1.0.0' } };
  if (answers === 'redirect')
    return { 302: { description: 'Found', headers: { location: { schema: { type: 'string' } } } } };
  if (answers === 'csv')
    return {
      200: {
        description: 'The table: UTF-8 with a byte order mark, separated by semicolons',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    };
  if (answers === 'zip')
    return {
      200: {
        description: 'The archive; a Common Cartridge has a type of its own',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (answers === 'events')
    return {
      200: {
        description: 'Server-sent events; the data of each is JSON',
        content: { 'text/event-stream': { schema: schemaOf(data, 'output') } },
      },
    };
  if (answers === 'file') {
    const content = { '*/*': { schema: { type: 'string', format: 'binary' } } };
    return {
      200: { description: 'The file', content },
      206: { description: 'The part of it that was asked for', content },
      304: { description: 'Not modified' },
    };
  }
  return {
    200: {
      description: 'OK',
      ...(query && 'order' in query.shape && { headers: truncationHeader }),
      content: { 'application/json': { schema: envelopeOf(schemaOf(data, 'output')) } },
    },
  };
}

const truncationHeader = {
  'X-Truncated': {
    description: '`true` where all rows were asked for and there are more than the 1,000 that the list holds',
    schema: { type: 'string', enum: ['true'] },
  },
};

function filesSchema(maxFiles = 1): Json {
  const file = { type: 'string', format: 'binary' };
  return {
    type: 'object',
    required: ['file'],
    properties: { file: maxFiles === 1 ? file : { type: 'array', items: file, maxItems: maxFiles } },
  };
}

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'status', 'data', 'error'],
  properties: { success: { const: true }, status: { const: 200 }, data, error: { type: 'null' } },
});

const refusalSchema: Json = {
  type: 'object',
  required: ['success', 'status', 'data', 'error'],
  properties: {
    success: { const: false },
    status: { type: 'integer' },
    data: { type: 'null' },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};

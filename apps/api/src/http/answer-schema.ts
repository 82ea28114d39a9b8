import compile, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;
type Serialize = (answer: unknown) => string;

/** Shares compiled schemas among several apps of one process, as tests start them. */
const compiled = new WeakMap<z.ZodType, Serialize>();

export function serializerOf(data: z.ZodType): Serialize {
  const serialize = compiled.get(data) ?? compile(answerSchema(data) as Schema);
  compiled.set(data, serialize);
  return serialize;
}

/** Compiles a serialiser at the first answer that needs it, which halves the start time of a process. */
export const serializerCompiler =
  ({ schema }: { schema: unknown }): Serialize =>
  (answer) =>
    serializerOf(schema as z.ZodType)(answer);

/**
 * Returns the serialiser's schema of an answer, from the contract's `data`: fields that it does not name are never
 * sent.
 */
const answerSchema = (data: z.ZodType) => ({
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    status: { type: 'integer' },
    data: serialisable(z.toJSONSchema(data, { io: 'output', target: 'draft-7' })),
    error: { type: 'null' },
  },
});

/**
 * Adapts a JSON schema to fast-json-stringify: `T or null` becomes the nullable form, which it compiles instead of
 * trying both; and nothing is required, since a list may be requested with some `attributes` only.
 */
function serialisable(schema: JsonSchema): JsonSchema {
  const { $schema: _, required: __, anyOf, oneOf, ...rest } = schema;
  // zod writes a discriminated union as `oneOf`.
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) {
    const options = union as JsonSchema[];
    const solid = options.filter((option) => option.type !== 'null');
    return solid.length === 1 && solid.length < options.length
      ? { ...rest, ...orNull(serialisable(solid[0]!)) }
      : { ...rest, anyOf: options.map(serialisable) };
  }
  return {
    ...rest,
    ...(isObject(rest.properties) && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, value]) => [name, serialisable(value as JsonSchema)]),
      ),
    }),
    ...(isObject(rest.items) && { items: serialisable(rest.items) }),
  };
}

/** In a union, the value is looked up in the list of each `enum`. */
const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
  nullable: true,
});

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type JsonSchema = Record<string, unknown>;

/** Values that a JSON schema accepts: one for each alternative. `idOf` returns the id of a named record. */
export function samplesOf(schema: unknown, idOf: (resource: string) => string): unknown[] {
  const node = schema as JsonSchema;
  if (typeof node.resource === 'string') return [idOf(node.resource)];
  if ('const' in node) return [node.const];
  if (Array.isArray(node.enum)) return node.enum;
  const options = (node.anyOf ?? node.oneOf) as unknown[] | undefined;
  if (options) return options.flatMap((option) => samplesOf(option, idOf));
  switch (node.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [node.minimum ?? 1];
    case 'array':
      return Array.isArray(node.prefixItems)
        ? [node.prefixItems.map((item) => samplesOf(item, idOf)[0])]
        : [apart(samplesOf(node.items, idOf).slice(0, 2))];
    case 'object':
      return objectsOf(node, idOf);
    default:
      return [textOf(node)];
  }
}

/** Rows of a list have ids of their own. */
const apart = (rows: unknown[]) =>
  rows.filter((row, index) => {
    const idOf = (one: unknown) => (one as { id?: unknown } | null)?.id;
    return idOf(row) === undefined || rows.findIndex((one) => idOf(one) === idOf(row)) === index;
  });

/** One object for each value of each property, with the other required properties. */
function objectsOf({ properties = {}, required = [] }: JsonSchema, idOf: (resource: string) => string) {
  const fields = Object.entries(properties as Record<string, unknown>).map(
    ([name, field]) => [name, samplesOf(field, idOf)] as const,
  );
  // A record of names that the schema leaves open.
  if (fields.length === 0) return [{}];
  const needed = Object.fromEntries(
    fields.filter(([name]) => (required as string[]).includes(name)).map(([name, [first]]) => [name, first]),
  );
  return fields.flatMap(([name, values]) => values.map((value) => ({ ...needed, [name]: value })));
}

function textOf({ format, pattern, minLength }: JsonSchema) {
  if (format === 'uuid') return '0198f1c0-0000-7000-8000-000000000000';
  if (format === 'date-time') return '2026-11-20T00:00:00Z';
  const text = pattern === undefined ? "a_%' --" : 'a';
  return text.padEnd(Number(minLength ?? 0), 'a');
}

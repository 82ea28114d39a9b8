import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Compiles Fastify's validator for zod: the parsed value, or the error for the error handler to word. */
export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (data: unknown) => {
    const result = (schema as z.ZodType).safeParse(data, { error: issueMessage });
    return result.success ? { value: result.data } : { error: result.error };
  };

/** Returns a sentence per input path. */
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.flatMap(leafIssues)) {
    for (const path of pathsOf(issue)) fields[path] ??= issue.message;
  }
  return fields;
}

/** Returns where an issue is shown: an unknown key is an input of its own. */
function pathsOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'));
  return [issue.path.join('.') || 'body'];
}

/** Returns the most useful issues: a union reports every option that failed, and the deepest is the most specific. */
function leafIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.toSorted(
    (a, b) => Math.max(...b.map((i) => i.path.length)) - Math.max(...a.map((i) => i.path.length)),
  )[0]!;
  return deepest.flatMap((inner) => leafIssues({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/** Returns the sentence of an issue for which the contract has none of its own. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Wajib diisi'
        : `Isinya harus berupa ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? 'Wajib diisi' : `Minimal ${issue.minimum} karakter`;
      return issue.origin === 'array' ? `Pilih minimal ${issue.minimum}` : `Minimal ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `Maksimal ${issue.maximum} karakter`;
      return issue.origin === 'array' ? `Maksimal ${issue.maximum} pilihan` : `Maksimal ${issue.maximum}`;
    case 'invalid_value':
      return `Pilih salah satu: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'Isian ini tidak dikenal';
    default:
      return 'Isian ini tidak benar';
  }
}

const typeNames: Record<string, string> = {
  string: 'teks',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'ya atau tidak',
  array: 'daftar',
  object: 'objek',
};

import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Fastify's validator for zod: the parsed value, or the error for the error handler to word. */
export const validatorCompiler =
  ({ schema }: { schema: unknown }) =>
  (data: unknown) => {
    const result = (schema as z.ZodType).safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: result.error };
  };

/** A sentence per input path. Messages of the contract's own are Indonesian already; zod's defaults are worded here. */
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.flatMap(leafIssues)) {
    const path = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body');
    fields[path] ??= sentenceOf(issue);
  }
  return fields;
}

/** A union tells of each option that failed; the one that got furthest says most. */
function leafIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors.toSorted(
    (a, b) => Math.max(...b.map((i) => i.path.length)) - Math.max(...a.map((i) => i.path.length)),
  )[0]!;
  return deepest.flatMap((inner) => leafIssues({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

function sentenceOf(issue: Issue): string {
  const defaultText = /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message);
  if (!defaultText) return issue.message;
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

import { z } from 'zod';
import { importNoteKinds } from './import.rules.ts';

const position = { line: z.int().positive(), origin: z.string().optional() };
const count = z.int().nonnegative();
const note = z.object({ kind: z.enum(importNoteKinds), message: z.string() });
const lineNote = note.extend(position);
const refusal = z.object({ ...position, message: z.string(), excerpt: z.string() });

/** Maximum of refusals and line notes that a report lists; it counts all of them. */
export const maxReportedLines = 1_000;

/**
 * Creates the report of an import: every accepted item, with its changes and omissions, every item that is omitted as a
 * whole, and every line that belongs to no item. A preview and the import itself return the same.
 */
export const importReportOf = <const Shape extends z.ZodRawShape, const Format extends readonly [string, ...string[]]>(
  formats: Format,
  item: z.ZodObject<Shape>,
) =>
  z.object({
    /** Format in which the source was read; the separator is that of a table. */
    source: z.object({
      format: z.enum(formats),
      separator: z.string().nullable(),
    }),
    /** Number of accepted items. */
    total: count,
    /** Number of stored items; 0 for a preview. */
    created: count,
    list: z.array(item.extend({ ...position, notes: z.array(note) })),
    /** Number of items that are omitted as a whole. */
    errorCount: count,
    errors: z.array(refusal).max(maxReportedLines),
    /** Number of lines that belong to no item. */
    noteCount: count,
    notes: z.array(lineNote).max(maxReportedLines),
  });

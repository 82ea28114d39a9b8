import { z } from 'zod';
import { importNoteKinds } from './import.rules.ts';

const line = z.int().positive();
const count = z.int().nonnegative();
const note = z.object({ kind: z.enum(importNoteKinds), message: z.string() });
const lineNote = note.extend({ line });
const refusal = z.object({ line, message: z.string(), excerpt: z.string() });

/** How many refusals and notes of lines a report lists; it counts all of them. */
export const maxReportedLines = 1_000;

/**
 * The report of an import: every item that is taken, with what was changed or left out of it, every item that is left out as
 * a whole, and every line that belongs to no item. A preview and the import itself answer the same.
 */
export const importReportOf = <const Shape extends z.ZodRawShape, const Format extends readonly [string, ...string[]]>(
  formats: Format,
  item: z.ZodObject<Shape>,
) =>
  z.object({
    /** How the source was read; the separator is that of a table. */
    source: z.object({
      format: z.enum(formats),
      separator: z.string().nullable(),
    }),
    /** How many items are taken. */
    total: count,
    /** How many were stored; none by a preview. */
    created: count,
    list: z.array(item.extend({ line, notes: z.array(note) })),
    /** How many items are left out as a whole. */
    errorCount: count,
    errors: z.array(refusal).max(maxReportedLines),
    /** How many lines belong to no item. */
    noteCount: count,
    notes: z.array(lineNote).max(maxReportedLines),
  });

import { createHmac, timingSafeEqual } from 'node:crypto';
import { mostWoven, threads } from '@sinau/contracts/core/cloth/threads';
import { z } from 'zod';

/** The content of a certificate, fixed on the day it is issued: later changes of a profile or title do not alter it. */
const snapshotSchema = z.object({
  version: z.literal(1),
  number: z.string(),
  /** The product's name at that time. */
  issuer: z.string(),
  name: z.string(),
  classTitle: z.string(),
  mitra: z.string(),
  lessonCount: z.int().positive(),
  /** Total duration of the lessons; missing on certificates from before durations. */
  durationSeconds: z.int().nonnegative().optional(),
  completedAt: z.iso.datetime(),
  /** Time at which the owner corrected the name; missing on a certificate that is as issued. */
  nameCorrectedAt: z.iso.datetime().optional(),
  /** Cloth of the owner on that day, with this class at the end. Missing on older certificates. */
  cloth: z.array(z.enum(threads)).max(mostWoven).optional(),
  /**
   * Threads of its border: the cloths of the lessons, in their order. Missing on older certificates, whose border is the
   * owner's cloth.
   */
  lessons: z.array(z.enum(threads)).max(mostWoven).optional(),
});
export type CertificateSnapshot = z.infer<typeof snapshotSchema>;

/** Serialises the fields in the schema's order, since the database may reorder them. */
const textOf = (snapshot: CertificateSnapshot) => JSON.stringify(snapshotSchema.parse(snapshot));

export const signSnapshot = (snapshot: CertificateSnapshot, key: string) =>
  createHmac('sha256', key).update(textOf(snapshot)).digest('base64url');

/** Reads the content of a stored row; null if its signature does not match its number and content. */
export function readSnapshot(
  row: { number: string; snapshot: unknown; signature: string },
  key: string,
): CertificateSnapshot | null {
  const { data: snapshot } = snapshotSchema.safeParse(row.snapshot);
  if (!snapshot || snapshot.number !== row.number) return null;
  const expected = Buffer.from(signSnapshot(snapshot, key));
  const given = Buffer.from(row.signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? snapshot : null;
}

import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { parseCertificateNumber } from './certificate.rules.ts';

export const certificateStatuses = ['valid', 'revoked'] as const;
export const revocationReasons = ['refund', 'fraud', 'error'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** A number in any typed form; the server works with the plain one. */
export const certificateNumber = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const number = parseCertificateNumber(typed);
    if (number !== null) return number;
    context.issues.push({
      code: 'custom',
      message: 'Nomor sertifikat tidak benar. Periksa lagi huruf dan angkanya.',
      input: typed,
    });
    return z.NEVER;
  });

/** Public facts of a certificate for anyone who has the number. Names and titles are those of the day it was issued. */
export const certificate = z.object({
  id: uuid,
  /** Thirteen characters; `formatCertificateNumber` formats them for reading. */
  number: z.string(),
  status: z.enum(certificateStatuses),
  name: z.string(),
  class: z.object({
    id: uuid,
    type: z.enum(['program', 'webinar', 'bundle']),
    title: z.string(),
    /** Null if the class is no longer on offer. */ slug: z.string().nullable(),
  }),
  mitra: z.object({ name: z.string(), slug: z.string() }),
  lessonCount: z.int().positive(),
  /** Total duration of its lessons; null on certificates without it. */
  durationSeconds: z.int().nonnegative().nullable(),
  completedAt: instant,
  issuedAt: instant,
  revokedAt: instant.nullable(),
  /** Time when its owner corrected the name; null if the name is as issued. */
  nameCorrectedAt: instant.nullable(),
  /** True if search engines may index the page about it: only while its owner shows it. */
  isListed: z.boolean(),
  /** The certificate as a picture, on this origin; null once revoked. */
  picture: z.string().nullable(),
});
export type Certificate = z.infer<typeof certificate>;

/** The reason for a revocation is visible only to its owner and the operators. */
export const ownCertificate = certificate.extend({
  isHidden: z.boolean(),
  downloadCount: z.int().nonnegative(),
  /** Number of corrections of the name that are left. */
  nameCorrectionsLeft: z.int().nonnegative(),
  revokedFor: z.enum(revocationReasons).nullable(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** Address of the PDF, valid for the next quarter of an hour. */
export const certificateDownload = z.object({ address: z.string(), certificate: ownCertificate });

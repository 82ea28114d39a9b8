import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';

/** Reasons are shown to the owner only. Others see only that the certificate was revoked. */
export const revocationSentences: Record<RevocationReason, string> = {
  refund: 'Pembelian kelasnya dibatalkan dan dananya dikembalikan.',
  fraud: 'Kelasnya tidak diselesaikan dengan jujur.',
  error: 'Sertifikat ini terbit karena kekeliruan kami.',
};

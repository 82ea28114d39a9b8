import type { Mitra, MitraApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { ApplicationRow, MitraRow, ReceivedRow } from './mitra.queries.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentMitra = ({ members, _count, ...row }: MitraRow): Mitra => ({
  ...row,
  totalClass: _count.classes,
  role: members[0]?.role ?? null,
});

export function presentApplication({
  id,
  mitra,
  status,
  submittedAt,
  decidedAt,
  reason,
  ...answers
}: ApplicationRow): MitraApplication {
  return {
    id,
    mitra,
    status,
    answers,
    submittedAt: submittedAt.toISOString(),
    decidedAt: isoOrNull(decidedAt),
    reason,
  };
}

export const presentReceived = ({ applicant, ...row }: ReceivedRow) => ({ ...presentApplication(row), applicant });

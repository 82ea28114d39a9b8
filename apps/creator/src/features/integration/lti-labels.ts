import type { LtiEventKind } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiPlatform } from '@sinau/contracts/commerce/lti/lti.schemas';

export const ltiEventLabels: Record<LtiEventKind, string> = {
  registration: 'Pendaftaran',
  launch: 'Buka kelas',
  choice: 'Pilih kelas',
  grade: 'Kirim nilai',
  roster: 'Daftar nama',
};

export const ltiStateOf = ({ connectedAt, revokedAt }: LtiPlatform) =>
  revokedAt
    ? ({ label: 'Dicabut', tone: 'neutral' } as const)
    : connectedAt
      ? ({ label: 'Tersambung', tone: 'success' } as const)
      : ({ label: 'Belum selesai', tone: 'neutral' } as const);

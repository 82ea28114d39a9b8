import type { AbuseCaseKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';

export const caseKindLabels: Record<AbuseCaseKind, string> = {
  class: 'Kelas',
  review: 'Ulasan',
  discussion: 'Diskusi',
  profile: 'Profil',
  portfolio: 'Portofolio',
  appeal: 'Banding mitra',
};

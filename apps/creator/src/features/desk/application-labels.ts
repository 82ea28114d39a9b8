import type { ReceivedApplication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import type { ApplicantKind, TeachingExperience } from '@sinau/contracts/storefront/mitra/mitra.rules';
import type { MitraStatus } from '@sinau/contracts/core/auth/membership.rules';

export const applicationStatusLabels = {
  Pending: { label: 'Menunggu', tone: 'primary' },
  Verified: { label: 'Terverifikasi', tone: 'success' },
  Rejected: { label: 'Ditolak', tone: 'danger' },
} as const satisfies Record<MitraStatus, { label: string; tone: string }>;

export const applicantKindLabels: Record<ApplicantKind, string> = { person: 'Perorangan', institute: 'Lembaga' };

export const experienceLabels: Record<TeachingExperience, string> = {
  none: 'Belum pernah',
  informal: 'Informal',
  professional: 'Profesional',
  online: 'Kelas online',
};

export const questionLabels: Record<NonNullable<ReceivedApplication['question']>, string> = {
  waiting: 'Menunggu jawaban',
  answered: 'Sudah dijawab',
};

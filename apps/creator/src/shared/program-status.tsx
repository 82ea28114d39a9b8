import type { BundleCheckField } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { MakerState, SubmissionField } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { Badge } from '@sinau/ui';
import type { SoldType } from './sold-types.ts';

/** The review status of a class, in the partner's words. */
export const statusLabels = {
  draft: { label: 'Draf', tone: 'neutral' },
  waiting: { label: 'Menunggu ditinjau', tone: 'primary' },
  review: { label: 'Sedang ditinjau', tone: 'primary' },
  publish: { label: 'Terbit', tone: 'success' },
  changed: { label: 'Terbit, ada perubahan', tone: 'primary' },
  revision: { label: 'Perlu perbaikan', tone: 'danger' },
} as const satisfies Record<MakerState, { label: string; tone: string }>;

const missingLabels: Record<SubmissionField | BundleCheckField, string> = {
  title: 'judul',
  description: 'deskripsi',
  about: 'penjelasan',
  thumbnail: 'sampul',
  categoryId: 'topik',
  salePrice: 'harga',
  sections: 'materi',
  classIds: 'kelas',
};

const webinarLabels: typeof missingLabels = { ...missingLabels, salePrice: 'tiket', sections: 'sesi' };

interface Submittable {
  type: SoldType;
  statusApprove: MakerState;
  missing: readonly (keyof typeof missingLabels)[];
}

/** Says what a draft still lacks before it can be submitted; null once it is submitted. */
export function missingNote({ type, statusApprove, missing }: Submittable) {
  if (statusApprove !== 'draft' && statusApprove !== 'revision') return null;
  if (missing.length === 0) return 'Siap diajukan';
  const labels = type === 'webinar' ? webinarLabels : missingLabels;
  return `Belum lengkap: ${missing.map((field) => labels[field]).join(', ')}`;
}

export function StatusBadge({ status }: { status: MakerState }) {
  const { label, tone } = statusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}

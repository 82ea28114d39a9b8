import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { Badge } from '@sinau/ui';

/** The review status of a class, in the partner's words. */
export const statusLabels = {
  draft: { label: 'Draf', tone: 'neutral' },
  waiting: { label: 'Menunggu ditinjau', tone: 'primary' },
  review: { label: 'Sedang ditinjau', tone: 'primary' },
  publish: { label: 'Terbit', tone: 'success' },
  changed: { label: 'Terbit, ada perubahan', tone: 'primary' },
  revision: { label: 'Perlu perbaikan', tone: 'danger' },
} as const satisfies Record<MakerState, { label: string; tone: string }>;

export function StatusBadge({ status }: { status: MakerState }) {
  const { label, tone } = statusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}

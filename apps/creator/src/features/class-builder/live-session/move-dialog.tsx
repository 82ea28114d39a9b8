import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { Dialog, Skeleton } from '@sinau/ui';
import type { MoveFormProps } from './move-form.tsx';

/** Loaded lazily: its form and its calendar are antd's, which the page of a lesson does not need. */
const MoveForm = lazySection(async () => (await import('./move-form.tsx')).MoveForm);

export const MoveDialog = ({ open, onClose, ...form }: MoveFormProps & { open: boolean }) => (
  <Dialog open={open} onClose={onClose} title="Ubah jadwal sesi" size="md">
    <Suspense fallback={<Skeleton height={420} />}>
      <MoveForm {...form} onClose={onClose} />
    </Suspense>
  </Dialog>
);

import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { Dialog, Skeleton } from '@sinau/ui';
import type { AddSessionFormProps } from './add-session-form.tsx';

/** Loaded lazily: its form and its calendar are antd's, which the list of sessions does not need. */
const AddSessionForm = lazySection(async () => (await import('./add-session-form.tsx')).AddSessionForm);

export const AddSessionDialog = ({ open, ...form }: AddSessionFormProps & { open: boolean }) => (
  <Dialog open={open} onClose={form.onClose} title="Tambah sesi" size="md">
    <Suspense fallback={<Skeleton height={280} />}>
      <AddSessionForm {...form} />
    </Suspense>
  </Dialog>
);

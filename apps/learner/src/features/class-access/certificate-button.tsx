import type { ReactNode } from 'react';
import { Button } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';

/** Certificate button; becomes the download button at 100 %. */
export function CertificateButton({ progress, download }: { progress: number; download: ReactNode }) {
  if (progress === 100) return download;
  return (
    <Button variant="outline" disabled title="Terbuka setelah semua materi selesai">
      <Award />
      Unduh Sertifikat
    </Button>
  );
}

import { Button } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';

interface CertificateButtonProps {
  progress: number;
  onCelebrate: () => void;
}

/** Opens at 100 %. */
export function CertificateButton({ progress, onCelebrate }: CertificateButtonProps) {
  if (progress === 100) {
    return (
      <Button variant="soft" onClick={onCelebrate}>
        <Award />
        Kelas selesai
      </Button>
    );
  }
  return (
    <Button variant="outline" disabled title="Terbuka setelah semua materi selesai">
      <Award />
      Unduh Sertifikat
    </Button>
  );
}

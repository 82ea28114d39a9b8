import { EmptyState, ErrorState, Button, Loading, Skeleton, illustrations } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import type { PackageState } from './use-opened-package.ts';

interface PackagePhaseProps {
  phase: PackageState;
  onOpen: () => void;
}

/** Notice over, or in place of, a package that is not shown. */
export function PackagePhase({ phase, onOpen }: PackagePhaseProps) {
  if (phase === 'shown') return null;
  return (
    <div className="frame-note">
      {phase === 'opening' && (
        <Loading label="Membuka materi">
          <Skeleton height={240} />
        </Loading>
      )}
      {phase === 'failed' && <ErrorState title="Gagal membuka materi" onRetry={onOpen} />}
      {phase === 'expired' && (
        <EmptyState title="Materi ini sudah lama terbuka" headingLevel={3} illustration={illustrations.emptyNotes}>
          <p>Buka lagi untuk melanjutkan.</p>
          <Button onClick={onOpen}>
            <RefreshCw />
            Buka lagi
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { Button, Notice, ProgressBar } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import { usePrepareAgain } from '../../media/media.data.ts';

interface PreparationProps extends Pick<Media, 'id' | 'name'> {
  preparation: NonNullable<Media['preparation']>;
  readOnly: boolean;
}

/** Preparation of a recording that is still being converted for every browser. */
export function Preparation({ id, name, preparation, readOnly }: PreparationProps) {
  const again = usePrepareAgain();
  if (preparation.hasFailed)
    return (
      <Notice
        tone="danger"
        action={
          !readOnly && (
            <Button size="sm" loading={again.isPending} onClick={() => again.mutate(id)}>
              <RefreshCw />
              Coba lagi
            </Button>
          )
        }
      >
        Video ini belum berhasil disiapkan. Coba lagi, atau unggah sebagai MP4 (H.264).
      </Notice>
    );
  return (
    <div className="upload-transfer">
      <p>
        <b>Sedang disiapkan {preparation.percent}%</b>
      </p>
      <ProgressBar value={preparation.percent} label={`Menyiapkan ${name}`} />
      <p className="muted sm">
        Video dari ponsel diubah dulu supaya bisa diputar di semua peramban. Kamu boleh meninggalkan halaman ini.
      </p>
    </div>
  );
}

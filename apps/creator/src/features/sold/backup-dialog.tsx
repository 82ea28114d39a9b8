import { useQuery } from '@tanstack/react-query';
import { transfer } from '@sinau/api-client';
import { decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Dialog, Notice, Skeleton } from '@sinau/ui';
import { DownloadButton } from './download-button.tsx';

interface BackupDialogProps {
  sold: { id: string; title: string };
  onClose: () => void;
}

/** Download of a class as an archive. The browser shows its progress, and continues it after an interruption. */
export function BackupDialog({ sold, onClose }: BackupDialogProps) {
  // Each opening signs an address of its own.
  const offer = useQuery({ ...transfer.offerBackup.query({ params: { id: sold.id } }), staleTime: 0, gcTime: 0 });
  const { data } = offer;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unduh cadangan"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          {data && <DownloadButton file={data} onBegun={onClose} />}
        </>
      }
    >
      <p>
        Seluruh isi “{sold.title}” sebagai satu berkas ZIP: materi, soal, pengaturan, dan berkasnya. Data peserta tidak
        ikut. Cadangan ini bisa diimpor kapan saja, juga di situs lain yang memakai aplikasi ini.
      </p>
      <QueryStates query={offer} noun="cadangan" skeleton={<Skeleton height={48} />} headingLevel={3}>
        {({ fileCount, lost }) => (
          <>
            <p className="muted sm num">
              {fileCount > 0 && `${decimal(fileCount)} berkas. `}
              Unduhan yang terputus bisa dilanjutkan dari daftar unduhan peramban selama 12 jam.
            </p>
            {lost.length > 0 && (
              <Notice tone="danger">Berkas ini sudah hilang, jadi tidak ikut: {lost.join(', ')}</Notice>
            )}
          </>
        )}
      </QueryStates>
    </Dialog>
  );
}

import { importFileBound } from '@sinau/contracts/core/media/media.rules';
import { stepScreens } from '@sinau/contracts/step-screens';
import { useGo } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { ImportFile } from '../../shared/import/import-file.tsx';
import { UploadStatus } from '../../shared/upload/upload-status.tsx';
import { useBeginImport } from './class-import.data.ts';
import { useArchiveUpload } from './use-archive-upload.ts';

/** Upload of a backup; what it becomes is shown on a page of its own, before anything is made. */
export function ArchiveImport() {
  const go = useGo();
  const begin = useBeginImport();
  const upload = useArchiveUpload(({ id }) =>
    begin.mutate(id, { onSuccess: (begun) => go(stepScreens.importClass(begun.id)) }),
  );
  const isSending = upload.state.kind === 'sending' || begin.isPending;
  return (
    <>
      <p className="muted">
        Unggah berkas ZIP dari “Unduh cadangan” tanpa dibongkar. Kamu memeriksa hasilnya dulu; kelas baru dibuat setelah
        kamu setuju.
      </p>
      <UploadStatus kind="archive" upload={upload} />
      {begin.error && (
        <div role="alert">
          <Notice tone="danger">{begin.error.message}</Notice>
        </div>
      )}
      {!isSending && (
        <ImportFile
          accept="application/zip,.zip"
          formats={`Cadangan kelas (.zip), paling besar ${importFileBound.size}`}
          isReading={begin.isPending}
          onFile={upload.start}
        />
      )}
    </>
  );
}

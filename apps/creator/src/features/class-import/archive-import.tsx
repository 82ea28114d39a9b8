import { importFileBound } from '@sinau/contracts/core/media/media.rules';
import { stepScreens } from '@sinau/contracts/step-screens';
import { useGo } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { ImportFile } from '../../shared/import/import-file.tsx';
import { UploadStatus } from '../../shared/upload/upload-status.tsx';
import { useBeginImport } from './class-import.data.ts';
import { useArchiveUpload } from './use-archive-upload.ts';

/** Upload of a class from elsewhere; what it becomes is shown on a page of its own, before anything is made. */
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
        Cadangan kelas dari “Unduh cadangan”, cadangan kursus Moodle, atau paket Common Cartridge dari Canvas,
        Blackboard, dan lainnya. Unggah tanpa dibongkar: kamu memeriksa apa yang ikut dan tidak ikut dulu, dan kelasnya
        baru dibuat setelah kamu setuju.
      </p>
      <UploadStatus kind="archive" accept={importFileBound.accept} upload={upload} />
      {begin.error && (
        <div role="alert">
          <Notice tone="danger">{begin.error.message}</Notice>
        </div>
      )}
      {!isSending && (
        <ImportFile
          accept={importFileBound.accept}
          formats={`.zip, .mbz (Moodle), atau .imscc (Common Cartridge), paling besar ${importFileBound.size}`}
          isReading={begin.isPending}
          onFile={upload.start}
        />
      )}
    </>
  );
}

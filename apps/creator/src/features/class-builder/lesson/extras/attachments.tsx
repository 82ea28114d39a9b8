import { maxAttachments } from '@sinau/contracts/study/lesson/lesson.rules';
import { attachmentKinds } from '@sinau/contracts/core/media/media.rules';
import { fileSize } from '@sinau/format';
import { FieldError, IconButton, useFileDrop } from '@sinau/ui';
import { FileText, Plus, Trash2 } from '@sinau/ui/icons';
import { ChooseFile } from '../../../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../../../shared/upload/upload-status.tsx';
import { useRemoval } from '../../../../documents/undo/use-removal.ts';
import { useAttachmentUpload, useMedia } from '../media/media.data.ts';
import './attachments.css';

interface AttachmentsProps {
  ids: readonly string[];
  error: string | undefined;
  readOnly: boolean;
  onChange: (ids: string[]) => void;
}

/** Files that participants may download beside a lesson. */
export function Attachments({ ids, error, readOnly, onChange }: AttachmentsProps) {
  const upload = useAttachmentUpload((id) => onChange([...ids, id]));
  const removal = useRemoval();
  const remove = (id: string) =>
    removal({
      msg: 'Lampiran dihapus.',
      label: 'menghapus lampiran',
      act: () => onChange(ids.filter((one) => one !== id)),
    });
  const isFull = ids.length >= maxAttachments;
  const { isOver, dropProps } = useFileDrop(
    readOnly || isFull || upload.state.kind === 'sending' ? null : ([file]) => file && upload.start(file),
  );
  return (
    <div className="attachments" data-over={isOver || undefined} {...dropProps}>
      <div className="row">
        <div className="grow">
          <b>Lampiran</b>
          <p className="muted sm">
            PDF, Word, OpenDocument, gambar, atau ZIP untuk diunduh peserta, paling banyak {maxAttachments}.
          </p>
        </div>
        {!readOnly && !isFull && upload.state.kind !== 'sending' && (
          <ChooseFile kind={attachmentKinds} label="Berkas lampiran" size="sm" onFile={upload.start}>
            <Plus />
            Tambah lampiran
          </ChooseFile>
        )}
      </div>
      {ids.length > 0 && (
        <ul aria-label="Lampiran">
          {ids.map((id) => (
            <AttachmentRow key={id} id={id} onRemove={readOnly ? undefined : () => remove(id)} />
          ))}
        </ul>
      )}
      <UploadStatus kind={attachmentKinds} upload={upload} />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function AttachmentRow({ id, onRemove }: { id: string; onRemove: (() => void) | undefined }) {
  const { data, isError } = useMedia(id);
  const name = data?.name ?? (isError ? 'Berkas tidak bisa dimuat' : 'Memuat…');
  return (
    <li>
      <FileText />
      <span className="grow upload-name">{name}</span>
      {data && <span className="muted sm num nowrap">{fileSize(data.size)}</span>}
      {onRemove && (
        <IconButton label={`Hapus lampiran ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}

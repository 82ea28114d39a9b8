import { useRef } from 'react';
import { ApiError } from '@sinau/api-client';
import { mediaBounds, submissionFileBound, submissionKinds } from '@sinau/contracts/core/media/media.rules';
import { maxSubmissionFiles } from '@sinau/contracts/study/submission/submission.rules';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { fileSize } from '@sinau/format';
import { Button, FieldError, IconButton, optionalMark } from '@sinau/ui';
import { FileText, Image, Trash2, Upload } from '@sinau/ui/icons';
import { useUploadFiles } from './portfolio.data.ts';

interface WorkFilesProps {
  files: readonly SubmissionFile[];
  onAdd: (file: SubmissionFile) => void;
  onRemove: (id: string) => void;
}

/** Pictures and documents of a work. */
export function WorkFiles({ files, onAdd, onRemove }: WorkFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useUploadFiles(onAdd);
  const room = maxSubmissionFiles - files.length;
  return (
    <fieldset className="field portfolio-files">
      <legend className="field-label">Berkas {optionalMark}</legend>
      {files.length > 0 && (
        <ul>
          {files.map(({ id, kind, name, size }) => (
            <li key={id}>
              {kind === 'image' ? <Image /> : <FileText />}
              <span className="grow">{name}</span>
              <span className="muted sm num">{fileSize(size)}</span>
              <IconButton label={`Keluarkan ${name}`} onClick={() => onRemove(id)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div>
          <Button variant="outline" loading={isPending} onClick={() => input.current?.click()}>
            <Upload />
            {isPending ? 'Mengunggah …' : 'Unggah berkas'}
          </Button>
        </div>
      )}
      <p className="muted sm">
        Gambar, PDF, atau dokumen. Maksimal {maxSubmissionFiles} berkas, {submissionFileBound.size} per berkas.
      </p>
      <div role="alert">
        {error && (
          <FieldError>
            {error instanceof ApiError ? (error.fields.file ?? error.message) : 'Gagal mengunggah.'}
          </FieldError>
        )}
      </div>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Berkas karya"
        accept={submissionKinds.map((kind) => mediaBounds[kind].accept).join()}
        onChange={({ target }) => {
          if (target.files) mutate([...target.files].slice(0, room));
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </fieldset>
  );
}

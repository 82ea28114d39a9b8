import { useRef } from 'react';
import { mediaBounds, submissionFileBound, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { maxSubmissionFiles } from '@sinau/contracts/study/submission/submission.rules';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { fileSize } from '@sinau/format';
import { Button, FieldError, IconButton, ProgressBar, VisuallyHidden, useFileDrop } from '@sinau/ui';
import { FileText, Image, Trash2, Upload, X } from '@sinau/ui/icons';
import type { Transfer } from './uploads.ts';
import './attached-files.css';

interface AttachedFilesProps {
  /** Noun for the files, in lower case: 'berkas tugas'. */
  noun: string;
  kinds: readonly MediaKind[];
  files: readonly SubmissionFile[];
  transfers: readonly Transfer[];
  onAdd: (files: File[]) => void;
  onCancel: (id: number) => void;
  onRemove: (id: string) => void;
}

/** Files of a text in progress: chosen or dropped, each with its progress, and removable. */
export function AttachedFiles({ noun, kinds, files, transfers, onAdd, onCancel, onRemove }: AttachedFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const room = maxSubmissionFiles - files.length - transfers.filter(({ problem }) => problem === null).length;
  const add = (list: FileList) => onAdd([...list].slice(0, Math.max(0, room)));
  const { isOver, dropProps } = useFileDrop(room > 0 ? add : null);
  return (
    <section
      className="attached-files"
      aria-label={`${noun[0]!.toUpperCase()}${noun.slice(1)}`}
      data-over={isOver || undefined}
      {...dropProps}
    >
      <ul aria-label="Berkas terlampir">
        {files.map(({ id, kind, name, size, address }) => (
          <li key={id}>
            {kind === 'image' ? <Image /> : <FileText />}
            <a className="grow" href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
            <span className="muted sm num">{fileSize(size)}</span>
            <IconButton label={`Keluarkan ${name}`} onClick={() => onRemove(id)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
        {transfers.map(({ id, name, percent, problem }) => (
          <li key={`transfer-${id}`}>
            <div className="grow">
              <b>{name}</b>
              {problem === null ? (
                <ProgressBar value={percent} label={`Mengunggah ${name}`} />
              ) : (
                <FieldError>{problem}</FieldError>
              )}
            </div>
            {problem === null && <span className="num">{percent}%</span>}
            <IconButton label={problem === null ? `Batalkan ${name}` : `Tutup ${name}`} onClick={() => onCancel(id)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{transfers.find(({ problem }) => problem !== null)?.problem ?? ''}</span>
      </VisuallyHidden>
      {room > 0 && (
        <div className="attached-files-drop">
          <Upload />
          <p>
            <b>Seret berkas ke sini</b>
          </p>
          <p className="muted sm">
            {kinds.map((kind) => mediaBounds[kind].formats).join(', ')}. Maksimal {maxSubmissionFiles} berkas,{' '}
            {submissionFileBound.size} per berkas.
          </p>
          <Button variant="soft" onClick={() => input.current?.click()}>
            Pilih berkas
          </Button>
          <input
            ref={input}
            hidden
            multiple
            type="file"
            aria-label={`Pilih ${noun}`}
            accept={kinds.map((kind) => mediaBounds[kind].accept).join(',')}
            onChange={({ target }) => {
              if (target.files) add(target.files);
              // The same file can be chosen again after a failure.
              target.value = '';
            }}
          />
        </div>
      )}
    </section>
  );
}

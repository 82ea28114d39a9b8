import type { ReactNode } from 'react';
import { mediaBounds, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { fileSize } from '@sinau/format';
import { Card, FieldError, useFileDrop } from '@sinau/ui';
import { RefreshCw, Upload } from '@sinau/ui/icons';
import { ChooseFile } from './choose-file.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { UploadHandle } from './use-upload.ts';
import './upload.css';

interface UploadFieldProps {
  kind: MediaKind;
  upload: UploadHandle;
  /** The stored file, which stays until another one is uploaded. */
  media: Media | null;
  /** Length or number of pages, as shown. */
  extent?: string | null;
  error?: string | undefined;
  readOnly: boolean;
  /** A preview of the file. */
  children?: ReactNode;
}

/** One file of a lesson: chosen or dropped, with the progress of its upload and the stored file. */
export function UploadField({ kind, upload, media, extent, error, readOnly, children }: UploadFieldProps) {
  const { name, formats, size } = mediaBounds[kind];
  const { isOver, dropProps } = useFileDrop(readOnly ? null : ([file]) => file && upload.start(file));
  return (
    <Card as="section" className="upload" aria-label={name} data-over={isOver || undefined} {...dropProps}>
      {media && children}
      <UploadStatus kind={kind} upload={upload} />
      {media && (
        <div className="upload-file">
          <div className="grow">
            <b className="upload-name">{media.name}</b>
            <p className="muted sm num">{[extent, fileSize(media.size)].filter(Boolean).join(' · ')}</p>
          </div>
          {!readOnly && (
            <ChooseFile kind={kind} size="sm" onFile={upload.start}>
              <RefreshCw />
              Ganti berkas
            </ChooseFile>
          )}
        </div>
      )}
      {!media && upload.state.kind !== 'sending' && (
        <div className="upload-drop">
          <Upload />
          {readOnly ? (
            <p className="muted sm">{name} belum diunggah</p>
          ) : (
            <>
              <p>
                <b>Seret {kind === 'pdf' ? name : name.charAt(0).toLowerCase() + name.slice(1)} ke sini</b>
              </p>
              <p className="muted sm">
                {formats}, maksimal {size}
              </p>
              <ChooseFile kind={kind} variant="soft" onFile={upload.start}>
                Pilih berkas
              </ChooseFile>
            </>
          )}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Card>
  );
}

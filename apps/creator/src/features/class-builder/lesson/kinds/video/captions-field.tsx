import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { fileSize } from '@sinau/format';
import { Button, Card } from '@sinau/ui';
import { Captions, Plus, RefreshCw, Trash2 } from '@sinau/ui/icons';
import { ChooseFile } from '../../../../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../../../../shared/upload/upload-status.tsx';
import type { UploadHandle } from '../../../../../shared/upload/use-upload.ts';

interface CaptionsFieldProps {
  captions: Media | null;
  upload: UploadHandle;
  readOnly: boolean;
  onRemove: () => void;
}

const { formats, size } = mediaBounds.captions;

export function CaptionsField({ captions, upload, readOnly, onRemove }: CaptionsFieldProps) {
  return (
    <Card as="section" className="upload" aria-label="Takarir (subtitle)">
      <UploadStatus kind="captions" upload={upload} />
      <div className="upload-file">
        <Captions />
        <div className="grow">
          <b>Takarir (subtitle)</b>
          <p className="muted sm upload-name num">
            {captions
              ? `${captions.name} · ${fileSize(captions.size)}`
              : `Belum ada. Berformat ${formats}, maksimal ${size}.`}
          </p>
        </div>
        {!readOnly && (
          <div className="upload-actions">
            <ChooseFile kind="captions" size="sm" onFile={upload.start}>
              {captions ? <RefreshCw /> : <Plus />}
              {captions ? 'Ganti' : 'Tambah'}
            </ChooseFile>
            {captions && (
              <Button variant="text" size="sm" onClick={onRemove}>
                <Trash2 />
                Hapus
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

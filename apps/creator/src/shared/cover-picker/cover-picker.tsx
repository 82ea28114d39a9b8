import { useState } from 'react';
import { mediaAddress, mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { coverAddress, coverGroups } from '@sinau/contracts/authoring/program/program.covers';
import { Button, Dialog, FieldError, Thumbnail } from '@sinau/ui';
import { Image, Upload } from '@sinau/ui/icons';
import { ChooseFile } from '../upload/choose-file.tsx';
import { UploadStatus } from '../upload/upload-status.tsx';
import { useUpload } from '../upload/use-upload.ts';
import './cover-picker.css';

interface CoverPickerProps {
  value: string | null;
  error: string | undefined;
  /** Slug of the class's topic: its covers come first. */
  topic: string | undefined;
  onChange: (thumbnail: string) => void;
}

const { formats, size } = mediaBounds.image;

/** Picker for the cover of a class: an uploaded picture, or one of the product's covers. */
export function CoverPicker({ value, error, topic, onChange }: CoverPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const upload = useUpload('image', ({ id }) => onChange(mediaAddress(id)));
  return (
    <div className="field">
      <span className="field-label">Gambar sampul</span>
      <div className="cover-picker">
        <Thumbnail src={value} alt={value ? 'Sampul yang dipilih' : 'Belum ada sampul'} />
        <div>
          <p className="muted sm">
            {value
              ? 'Tampil di katalog, halaman kelas, dan Kelas Saya.'
              : 'Unggah gambarmu, atau pilih sampul yang dekat dengan topik kelasmu.'}{' '}
            Paling pas 1280 × 720 piksel, {formats}, maksimal {size}.
          </p>
          <div className="upload-actions">
            <ChooseFile kind="image" onFile={upload.start}>
              <Upload />
              Unggah gambar
            </ChooseFile>
            <Button name="thumbnail" variant="outline" onClick={() => setOpen(true)}>
              <Image />
              {value ? 'Ganti sampul' : 'Pilih sampul'}
            </Button>
          </div>
        </div>
      </div>
      <UploadStatus kind="image" upload={upload} />
      {error && <FieldError>{error}</FieldError>}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Pilih gambar sampul"
        size="md"
        actions={<Button onClick={() => setOpen(false)}>Selesai</Button>}
      >
        {coverGroups
          .toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic))
          .map(({ topic: slug, title, names }) => (
            <fieldset key={slug} className="cover-group">
              <legend>{title}</legend>
              <div className="cover-grid">
                {names.map((name, index) => (
                  <label key={name} className="cover-option">
                    <input
                      type="radio"
                      name="cover"
                      checked={value === coverAddress(name)}
                      onChange={() => onChange(coverAddress(name))}
                    />
                    <Thumbnail src={coverAddress(name)} alt={`${title} ${index + 1}`} />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
      </Dialog>
    </div>
  );
}

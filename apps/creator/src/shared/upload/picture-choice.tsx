import { mediaAddress, mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { Button, optionalMark } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import { ChooseFile } from './choose-file.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';
import './picture-choice.css';

interface PictureChoiceProps {
  label: string;
  hint: string;
  /** Crop of the picture where it is shown. */
  shape?: 'landscape' | 'wide' | 'square';
  value: string | null;
  onChange: (address: string | null) => void;
}

const { formats, size } = mediaBounds.image;

/** Picker for an optional public picture, uploaded as soon as it is chosen. */
export function PictureChoice({ label, hint, shape = 'landscape', value, onChange }: PictureChoiceProps) {
  const upload = useUpload('image', ({ id }) => onChange(mediaAddress(id)));
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field-label">
        {label} {optionalMark}
      </span>
      <div className={`picture-choice picture-choice-${shape}`}>
        {value && <img src={value} alt="Yang dipilih" />}
        <ChooseFile kind="image" label={label} onFile={upload.start}>
          <Upload />
          {value ? 'Ganti' : 'Unggah'}
        </ChooseFile>
        {value && (
          <Button variant="text" onClick={() => onChange(null)}>
            Hapus
          </Button>
        )}
      </div>
      <UploadStatus kind="image" upload={upload} />
      <p className="field-hint">
        {hint} {formats}, maksimal {size}.
      </p>
    </div>
  );
}

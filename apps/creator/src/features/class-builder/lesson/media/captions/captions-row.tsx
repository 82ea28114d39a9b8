import { captionsLanguageLabels, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import { fileSize } from '@sinau/format';
import { Button, IconButton, Select } from '@sinau/ui';
import { Pencil, RefreshCw, Trash2 } from '@sinau/ui/icons';
import { ChooseFile } from '../../../../../shared/upload/choose-file.tsx';
import { useMedia } from '../media.data.ts';
import type { CaptionsList } from './captions-list.ts';

interface CaptionsRowProps {
  captions: CaptionsList[number];
  /** Languages without captions. */
  free: readonly CaptionsLanguage[];
  readOnly: boolean;
  /** True if this device has changes that are not saved. */
  hasUnsaved: boolean;
  onEdit: () => void;
  onFile: (file: File) => void;
  onLanguage: (language: CaptionsLanguage) => void;
  onRemove: () => void;
}

export function CaptionsRow({
  captions,
  free,
  readOnly,
  hasUnsaved,
  onEdit,
  onFile,
  onLanguage,
  onRemove,
}: CaptionsRowProps) {
  const { mediaId, language } = captions;
  const { data: file } = useMedia(mediaId);
  const label = captionsLanguageLabels[language];
  return (
    <li aria-label={`Takarir ${label}`}>
      {readOnly ? (
        <b>{label}</b>
      ) : (
        <Select
          aria-label={`Bahasa takarir ${label}`}
          value={language}
          onChange={({ target }) => onLanguage(target.value as CaptionsLanguage)}
        >
          {[language, ...free].map((one) => (
            <option key={one} value={one}>
              {captionsLanguageLabels[one]}
            </option>
          ))}
        </Select>
      )}
      <p className="grow muted sm upload-name num">
        {file && `${file.name}\u00A0· ${fileSize(file.size).replace(' ', '\u00A0')}`}
      </p>
      {!readOnly && (
        <div className="upload-actions">
          <Button size="sm" variant="outline" onClick={onEdit}>
            <Pencil />
            {hasUnsaved ? 'Lanjutkan menyunting' : 'Sunting'}
          </Button>
          <ChooseFile kind="captions" size="sm" label={`Berkas takarir ${label}`} onFile={onFile}>
            <RefreshCw />
            Ganti
          </ChooseFile>
          <IconButton size="sm" label="Hapus" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
}

import { useRef } from 'react';
import { captionsLanguages, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { Card } from '@sinau/ui';
import { Captions, Plus } from '@sinau/ui/icons';
import { useRemoval } from '../../../../../documents/undo/use-removal.ts';
import { ChooseFile } from '../../../../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../../../../shared/upload/upload-status.tsx';
import type { DraftOf } from '../../lesson-draft.ts';
import { useCaptionsUpload } from '../../media/media.data.ts';
import { CaptionsRow } from './captions-row.tsx';
import './captions-field.css';

export type CaptionsList = DraftOf<'video'>['content']['captions'];

interface CaptionsFieldProps {
  captions: CaptionsList;
  readOnly: boolean;
  onChange: (captions: CaptionsList) => void;
}

const { formats, size } = mediaBounds.captions;

/** Captions of a video, one file a language. */
export function CaptionsField({ captions, readOnly, onChange }: CaptionsFieldProps) {
  const free = captionsLanguages.filter((language) => !captions.some((one) => one.language === language));
  // Language of the file that was chosen last.
  const target = useRef<CaptionsLanguage>('id');
  const upload = useCaptionsUpload((mediaId) =>
    onChange(withCaptions(captions, { mediaId, language: target.current })),
  );
  const removal = useRemoval();
  const start = (language: CaptionsLanguage) => (file: File) => {
    target.current = language;
    upload.start(file);
  };
  const without = (language: CaptionsLanguage) => captions.filter((one) => one.language !== language);

  return (
    <Card as="section" className="upload" aria-label="Takarir (subtitle)">
      <UploadStatus kind="captions" upload={upload} />
      <div className="upload-file">
        <Captions />
        <div className="grow">
          <b>Takarir (subtitle)</b>
          <p className="muted sm">
            {captions.length === 0 && 'Belum ada. '}
            Satu berkas tiap bahasa: {formats}, maksimal {size}.
          </p>
        </div>
        {!readOnly && free[0] && (
          <div className="upload-actions">
            <ChooseFile kind="captions" size="sm" onFile={start(free[0])}>
              <Plus />
              Tambah
            </ChooseFile>
          </div>
        )}
      </div>
      {captions.length > 0 && (
        <ul className="captions-list">
          {captions.map((one) => (
            <CaptionsRow
              key={one.language}
              captions={one}
              free={free}
              readOnly={readOnly}
              onFile={start(one.language)}
              onLanguage={(language) =>
                onChange(captions.map((other) => (other === one ? { ...one, language } : other)))
              }
              onRemove={() =>
                removal({
                  msg: 'Takarir dihapus.',
                  label: 'menghapus takarir',
                  act: () => onChange(without(one.language)),
                })
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Returns the list with this file as the captions of its language. */
function withCaptions(captions: CaptionsList, added: CaptionsList[number]): CaptionsList {
  const isReplacing = captions.some(({ language }) => language === added.language);
  return isReplacing ? captions.map((one) => (one.language === added.language ? added : one)) : [...captions, added];
}

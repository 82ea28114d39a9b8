import { Suspense, useRef, useState } from 'react';
import { captionsLanguages, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { Transcription } from '@sinau/contracts/core/transcription/transcription.schemas';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { lazySection, useProfile } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { Captions, Pencil, Plus } from '@sinau/ui/icons';
import { useRemoval } from '../../../../../documents/undo/use-removal.ts';
import { ChooseFile } from '../../../../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../../../../shared/upload/upload-status.tsx';
import { useCaptionsUpload } from '../media.data.ts';
import { useLessonContext } from '../../lesson-context.ts';
import type { CaptionsEditorProps } from './captions-editor/editor-props.ts';
import { unsavedCaptions } from './captions-editor/unsaved-captions.ts';
import { TranscriptionPanel } from './transcription-panel.tsx';
import { useTranscriptionCommands } from './transcription.data.ts';
import type { CaptionsList } from './captions-list.ts';
import { CaptionsRow } from './captions-row.tsx';
import './captions-field.css';

/** Captions that are edited; `lines` are those of a draft. */
type Edited = Pick<CaptionsEditorProps, 'language'> & { lines?: Transcription['lines'] };

const CaptionsEditor = lazySection(async () => (await import('./captions-editor/captions-editor.tsx')).CaptionsEditor);

interface CaptionsFieldProps {
  /** The recording. */
  recordingId: string;
  captions: CaptionsList;
  /** Parts that participants see of them, if that is not plain. */
  hint?: string;
  readOnly: boolean;
  onChange: (captions: CaptionsList) => void;
}

const { formats, size } = mediaBounds.captions;

/** Captions of a recording, one file a language. */
export function CaptionsField({ recordingId, captions, hint, readOnly, onChange }: CaptionsFieldProps) {
  const free = captionsLanguages.filter((language) => !captions.some((one) => one.language === language));
  // Language of the file that was chosen last.
  const target = useRef<CaptionsLanguage>('id');
  const [edited, edit] = useState<Edited | null>(null);
  const hasUnsaved = useHasUnsaved();
  const { remove: discardDraft } = useTranscriptionCommands(recordingId);
  const put = (mediaId: string, language: CaptionsLanguage) => onChange(withCaptions(captions, { mediaId, language }));
  const upload = useCaptionsUpload((mediaId) => put(mediaId, target.current));
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
            {hint} Satu berkas tiap bahasa: {formats}, maksimal {size}.
          </p>
        </div>
        {!readOnly && free[0] && (
          <div className="upload-actions">
            <ChooseFile kind="captions" size="sm" onFile={start(free[0])}>
              <Plus />
              Tambah
            </ChooseFile>
            <Button size="sm" variant="outline" onClick={() => edit({ language: free[0]! })}>
              <Pencil />
              {hasUnsaved(free[0]) ? 'Lanjutkan menulis' : 'Tulis'}
            </Button>
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
              hasUnsaved={hasUnsaved(one.language)}
              onEdit={() => edit({ language: one.language })}
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
      {!readOnly && <TranscriptionPanel recordingId={recordingId} onCheck={edit} />}
      {edited && (
        <Suspense>
          <CaptionsEditor
            recordingId={recordingId}
            language={edited.language}
            captionsId={captions.find((one) => one.language === edited.language)?.mediaId ?? null}
            draft={edited.lines}
            onSaved={(mediaId) => {
              put(mediaId, edited.language);
              if (edited.lines) discardDraft.mutate();
            }}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Returns a function that tells whether this device has unsaved captions of the lesson in a language. */
function useHasUnsaved() {
  const { lessonId } = useLessonContext();
  const userId = useProfile()?.id ?? '';
  return (language: CaptionsLanguage) => unsavedCaptions(userId, lessonId, language).read() !== null;
}

/** Returns the list with this file as the captions of its language. */
function withCaptions(captions: CaptionsList, added: CaptionsList[number]): CaptionsList {
  const isReplacing = captions.some(({ language }) => language === added.language);
  return isReplacing ? captions.map((one) => (one.language === added.language ? added : one)) : [...captions, added];
}

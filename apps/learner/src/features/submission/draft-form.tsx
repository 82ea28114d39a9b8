import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { countWords } from '@sinau/contracts/study/assistant/assistant.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { kindsTaken, maxSubmissionText } from '@sinau/contracts/study/submission/submission.rules';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { decimal } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Card, Field, Textarea, useAskBeforeClosing } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';
import { AttachedFiles } from '../../shared/uploads/attached-files.tsx';
import { createUploads } from '../../shared/uploads/uploads.ts';
import type { Draft } from './draft-store.ts';
import { HandIn, handInNote } from './hand-in.tsx';
import { SaveStatus } from './save-status.tsx';
import { useDraft } from './use-draft.ts';
import './draft-form.css';

/** Choice between two devices' texts, which few writers ever see. */
const Conflict = lazySection(async () => (await import('./conflict.tsx')).Conflict);

interface DraftFormProps {
  lesson: ParticipantLessonOf<'assignment'>;
  submission: OwnSubmission;
  /** Loads the submission again after the server reported a conflict. */
  onOutdated: () => void;
}

/** Form in which an assignment is written, saved with each pause, and submitted. */
export function DraftForm({ lesson: { session, setting }, submission, onOutdated }: DraftFormProps) {
  const kinds = kindsTaken(setting.fileValidation);
  const { draftStore, draft } = useDraft({ session, submission, onOutdated });
  const { upload } = useLearning();
  const [uploads] = useState(() => createUploads({ kinds, onDone: draftStore.addFile, send: upload }));
  useEffect(() => uploads.cancelAll, [uploads]);
  const transfers = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const isSending = transfers.some(({ problem }) => problem === null);
  // The text is stored on this device; a file that is being sent would be lost.
  useAskBeforeClosing(isSending);
  const isEmpty = draft.content.trim() === '' && draft.files.length === 0;

  return (
    <Card as="section" padded className="draft-form" aria-label="Pengerjaan tugas">
      {draft.theirs && (
        <Suspense>
          <Conflict mine={draft} theirs={draft.theirs} onChoose={draftStore.choose} />
        </Suspense>
      )}
      <Field
        label="Jawabanmu"
        aside={<SaveStatus {...draft} />}
        hint={`${decimal(countWords(draft.content))} kata`}
        error={draft.problem ?? undefined}
      >
        <Textarea
          className="draft-form-text"
          rows={14}
          maxLength={maxSubmissionText}
          value={draft.content}
          placeholder="Tulis di sini. Tulisanmu tersimpan sendiri."
          onChange={({ target }) => draftStore.write(target.value)}
        />
      </Field>
      {kinds.length > 0 && (
        <AttachedFiles
          noun="berkas tugas"
          kinds={kinds}
          files={draft.files}
          transfers={transfers}
          onAdd={uploads.add}
          onCancel={uploads.cancel}
          onRemove={draftStore.removeFile}
        />
      )}
      <HandIn
        session={session}
        draftStore={draftStore}
        disabled={isEmpty || isSending || draft.theirs !== null}
        note={isSending ? 'Tunggu sampai semua berkas terkirim.' : handInNote}
        summary={summaryOf(draft)}
        onOutdated={onOutdated}
      />
    </Card>
  );
}

const summaryOf = ({ content, files }: Draft) =>
  [
    content.trim() && `Tulisanmu (${decimal(countWords(content))} kata)`,
    files.length > 0 && `${content.trim() ? '' : 'Sebanyak '}${files.length} berkas`,
  ]
    .filter(Boolean)
    .join(' dan ');

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SubmissionFiles, SubmissionText } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import { kindsTaken, maxSubmissionText } from '@sinau/contracts/submission/submission.rules';
import type { OwnSubmission } from '@sinau/contracts/submission/submission.schemas';
import { clock, decimal } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Card, ConfirmDialog, Dialog, Field, Notice, Textarea } from '@sinau/ui';
import { SendHorizontal } from '@sinau/ui/icons';
import { useLearning } from '../../shared/learning-port.ts';
import { createDraftKeeper, type Draft, type KeeperState } from './draft-keeper.ts';
import { DraftFiles } from './draft-files.tsx';
import { useHandIn, useSaveDraft } from './submission.data.ts';
import { createUploads } from './uploads.ts';
import './draft-form.css';

interface DraftFormProps {
  lesson: ParticipantLessonOf<'assignment'>;
  submission: OwnSubmission;
  /** Loads the submission again after the server reported a conflict. */
  onOutdated: () => void;
}

/** Where an assignment is written, saved with each pause, and handed in. */
export function DraftForm({ lesson, submission, onOutdated }: DraftFormProps) {
  const { session, setting } = lesson;
  const userId = useProfile()?.id ?? '';
  const kinds = kindsTaken(setting.fileValidation);
  const { mutateAsync: save } = useSaveDraft(session);
  const [keeper] = useState(() =>
    createDraftKeeper({
      key: `submission:${userId}:${session.id}`,
      submission,
      save,
      storage: localStorage,
      onOutdated,
    }),
  );
  const { upload } = useLearning();
  const [uploads] = useState(() => createUploads({ kinds, onDone: keeper.addFile, send: upload }));
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => keeper.adopt(submission), [keeper, submission]);
  useEffect(() => uploads.cancelAll, [uploads]);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const transfers = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const isSending = transfers.some(({ problem }) => problem === null);
  useAskBeforeClosing(isSending);

  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useHandIn(session);
  const handIn = () =>
    mutate(keeper.sent(), {
      onSuccess: keeper.forget,
      onError: onOutdated,
      onSettled: () => setAsking(false),
    });
  const isEmpty = kept.content.trim() === '' && kept.files.length === 0;

  return (
    <Card as="section" padded className="draft-form" aria-label="Pengerjaan tugas">
      <Field
        label="Jawabanmu"
        aside={<SaveStatus {...kept} />}
        hint={`${decimal(wordsIn(kept.content))} kata`}
        error={kept.problem ?? undefined}
      >
        <Textarea
          className="draft-form-text"
          rows={14}
          maxLength={maxSubmissionText}
          value={kept.content}
          placeholder="Tulis di sini. Tulisanmu tersimpan sendiri."
          onChange={({ target }) => keeper.write(target.value)}
        />
      </Field>
      {kinds.length > 0 && (
        <DraftFiles
          kinds={kinds}
          files={kept.files}
          transfers={transfers}
          onAdd={uploads.add}
          onCancel={uploads.cancel}
          onRemove={keeper.removeFile}
        />
      )}
      {error && <Notice tone="danger">{error.message}</Notice>}
      <div className="draft-form-actions">
        <p className="muted sm grow">
          {isSending
            ? 'Tunggu sampai semua berkas terkirim.'
            : 'Setelah dikumpulkan, tugas masih bisa ditarik sampai mulai dinilai.'}
        </p>
        <Button size="lg" disabled={isEmpty || isSending} onClick={() => setAsking(true)}>
          <SendHorizontal />
          Kumpulkan
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={handIn}
        title="Kumpulkan tugas ini?"
        confirmLabel="Kumpulkan"
        dismissLabel="Belum dulu"
        tone="primary"
        busy={isPending}
      >
        {summaryOf(kept)} dikirim ke pengajar. Kamu tidak bisa mengubahnya selama dinilai.
      </ConfirmDialog>
      {kept.theirs && <Conflict mine={kept} theirs={kept.theirs} onChoose={keeper.choose} />}
    </Card>
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const summaryOf = ({ content, files }: Draft) =>
  [
    content.trim() && `Tulisanmu (${decimal(wordsIn(content))} kata)`,
    files.length > 0 && `${content.trim() ? '' : 'Sebanyak '}${files.length} berkas`,
  ]
    .filter(Boolean)
    .join(' dan ');

function SaveStatus({ saving, savedAt }: Pick<KeeperState, 'saving' | 'savedAt'>) {
  return <span role="status">{statusWords(saving, savedAt)}</span>;
}

function statusWords(saving: KeeperState['saving'], savedAt: string | null) {
  switch (saving) {
    case 'saving':
      return 'Menyimpan…';
    case 'waiting':
      return 'Belum terkirim, tersimpan di perangkat ini';
    case 'refused':
      return 'Belum tersimpan';
    case 'saved':
      return savedAt ? `Tersimpan ${clock(savedAt)}` : '';
  }
}

interface ConflictProps {
  mine: Draft;
  theirs: Draft;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two devices wrote on the same draft: both texts stand side by side until one is chosen. */
function Conflict({ mine, theirs, onChoose }: ConflictProps) {
  return (
    <Dialog
      open
      size="md"
      // Closing decides nothing away: this device goes on with its own text.
      onClose={() => onChoose('mine')}
      title="Draf ini juga ditulis di perangkat lain"
      actions={
        <>
          <Button variant="outline" onClick={() => onChoose('theirs')}>
            Pakai yang dari perangkat lain
          </Button>
          <Button onClick={() => onChoose('mine')}>Pakai yang di sini</Button>
        </>
      }
    >
      <div className="draft-form-conflict">
        <section aria-label="Di sini">
          <h3>Di sini</h3>
          <SubmissionText version={mine} />
          <SubmissionFiles files={mine.files} />
        </section>
        <section aria-label="Dari perangkat lain">
          <h3>Dari perangkat lain</h3>
          <SubmissionText version={theirs} />
          <SubmissionFiles files={theirs.files} />
        </section>
      </div>
    </Dialog>
  );
}

/** Text is kept on this device; a file that is being sent would be lost. */
function useAskBeforeClosing(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

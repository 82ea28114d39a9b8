import { useState } from 'react';
import { applicationNoteRules, applicationQuestionRules } from '@sinau/contracts/storefront/mitra/mitra.rules';
import type { ReceivedApplicationDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import {
  Badge,
  Button,
  Card,
  Form,
  Link,
  ReasonDialog,
  TextareaField,
  useContractForm,
  useLocalDraft,
} from '@sinau/ui';
import { ApplicationQuestions } from '../../shared/application/application-questions.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { applicationStatusLabels } from './application-labels.ts';
import { useAskApplicant, useNoteApplication } from './desk.data.ts';

interface Props {
  application: ReceivedApplicationDetail;
}

/** Questions to the applicant; another one may be asked once the last is answered. */
export function QuestionsCard({ application: { id, status, questions, question, applicant } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const ask = useAskApplicant(id);
  const draftKey = useDraftKey(`ask:${id}`);
  return (
    <Card as="section" padded className="stack" aria-labelledby="questions">
      <h2 id="questions">Tanya jawab</h2>
      <div className="stack">
        {questions.length === 0 && <p className="muted">Belum ada pertanyaan.</p>}
        <ApplicationQuestions
          questions={questions}
          waiting={status === 'Pending' ? 'Menunggu jawaban pendaftar' : 'Tidak dijawab'}
        />
        {status === 'Pending' && question !== 'waiting' && (
          <div>
            <Button variant="outline" onClick={() => setAsking(true)}>
              Tanya pendaftar
            </Button>
          </div>
        )}
      </div>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Tanya ${applicant.fullname}`}
        label="Pertanyaan"
        hint="Tanyakan satu hal, atau minta dokumen yang kurang."
        rule={applicationQuestionRules.question}
        confirmLabel="Kirim pertanyaan"
        tone="primary"
        send={(text) => ask.mutateAsync(text)}
      >
        Pertanyaan ini dikirim lewat email dan notifikasi. Jawabannya muncul di sini.
      </ReasonDialog>
    </Card>
  );
}

/** Notes of staff about an application. */
export function NotesCard({ application: { id, notes } }: Props) {
  const note = useNoteApplication(id);
  const [content, setContent] = useLocalDraft(useDraftKey(`note:${id}`));
  const form = useContractForm(applicationNoteRules, async (body) => {
    await note.mutateAsync(body);
    setContent('');
  });
  return (
    <Card as="section" padded className="stack" aria-labelledby="notes">
      <h2 id="notes">Catatan tim</h2>
      <div className="stack">
        {notes.map(({ id: noteId, author, content: text, createdAt }) => (
          <div key={noteId}>
            <p className="application-text">{text}</p>
            <p className="muted sm">
              <PersonLink id={author.id} name={author.fullname} />, {dateTime(createdAt)}
            </p>
          </div>
        ))}
        <Form form={form} className="stack">
          <TextareaField
            {...form.field('content')}
            label="Catatan baru"
            hint="Hanya dibaca tim kami."
            rows={3}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
          <div>
            <Button type="submit" variant="outline" loading={form.isSending}>
              Simpan catatan
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}

/** Other applications of the same person; nothing where there are none. */
export const OtherApplications = ({ application: { others } }: Props) =>
  others.length > 0 && (
    <Card as="section" padded className="stack" aria-labelledby="others">
      <h2 id="others">Pendaftaran lain dari orang ini</h2>
      <ul className="stack">
        {others.map(({ id, name, status, submittedAt, reason }) => (
          <li key={id}>
            <Link href={operatorScreens.operatorApplication(id)}>{name}</Link>{' '}
            <Badge tone={applicationStatusLabels[status].tone}>{applicationStatusLabels[status].label}</Badge>{' '}
            <span className="muted sm">{date(submittedAt)}</span>
            {reason && <p className="muted application-text">{reason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );

import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { applicationAnswerRules } from '@sinau/contracts/storefront/mitra/mitra.rules';
import type { ApplicationQuestion } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, Card, Form, TextareaField, useContractForm, useLocalDraft } from '@sinau/ui';
import { useAnswerQuestion } from '../mitra.data.ts';
import { documentsOf, type ChosenDocument } from './answers.ts';
import { DocumentChoices } from './document-choices.tsx';
import '../../../shared/application/application.css';

/** The question that waits for the applicant, with the form that answers it. */
export function AnswerQuestion({ question: { id, question, askedAt } }: { question: ApplicationQuestion }) {
  const { mutateAsync } = useAnswerQuestion();
  const [answer, setAnswer] = useLocalDraft(useDraftKey(`mitra-question:${id}`));
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(applicationAnswerRules, async (body) => {
    setRefusal(undefined);
    await mutateAsync({ ...body, documents: documentsOf(documents) }).catch((error: unknown) => {
      if (error instanceof ApiError) setRefusal(error.fields.documents);
      throw error;
    });
    setAnswer('');
  });
  return (
    <Card as="section" padded aria-labelledby="question">
      <Form form={form} className="stack">
        <div>
          <h2 id="question">Kami punya pertanyaan</h2>
          <p className="application-text">{question}</p>
          <p className="muted sm">Ditanyakan {dateTime(askedAt)}</p>
        </div>
        <TextareaField
          {...form.field('answer')}
          label="Jawabanmu"
          rows={5}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <DocumentChoices value={documents} error={refusal} onChange={setDocuments} />
        <div>
          <Button type="submit" loading={form.isSending}>
            Kirim jawaban
          </Button>
        </div>
      </Form>
    </Card>
  );
}

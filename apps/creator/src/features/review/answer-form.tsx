import { useEffect, useRef } from 'react';
import { reviewAnswerLength, reviewAnswerRules } from '@sinau/contracts/study/review/review.rules';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { Button, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';
import { useAnswerReview } from './review.data.ts';

interface AnswerFormProps {
  reviewId: string;
  author: string;
  /** Key under which an unsent answer is stored on this device. */
  draftKey: string;
  /** Answer to change. */
  current: Review['answer'];
  onClose: () => void;
}

export function AnswerForm({ reviewId, author, draftKey, current, onClose }: AnswerFormProps) {
  const { mutateAsync, isPending } = useAnswerReview(reviewId);
  const initial = current?.content ?? '';
  const [content, setContent] = useLocalDraft(draftKey, initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const close = () => {
    setContent(initial);
    onClose();
  };
  const form = useContractForm(reviewAnswerRules, async (answer) => {
    await mutateAsync(answer.content);
    close();
  });
  return (
    <Form form={form} className="stack">
      <TextareaField
        {...form.field('content')}
        ref={field}
        label={`Jawabanmu untuk ${author}`}
        hint="Tayang di halaman kelas, atas nama mitramu."
        aside={`${content.length}/${reviewAnswerLength}`}
        rows={3}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="row wraps">
        <Button type="submit" size="sm" loading={isPending}>
          Kirim jawaban
        </Button>
        <Button variant="text" size="sm" onClick={close}>
          Batal
        </Button>
      </div>
    </Form>
  );
}

import { reviewLength, reviewRules } from '@sinau/contracts/study/review/review.rules';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { BroughtBack, discardLocalDraft, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';
import type { ReviewDraft } from './review.data.ts';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  id: string;
  draftKey: string;
  current: Review | null;
  send: (draft: ReviewDraft) => Promise<void>;
}

export function ReviewForm({ id, draftKey, current, send }: ReviewFormProps) {
  const written = current?.content ?? '';
  const given = String(current?.rating ?? '');
  const [typed, setTyped, isTextBack] = useLocalDraft(draftKey, written);
  const [stars, setStars, areStarsBack] = useLocalDraft(`${draftKey}:stars`, given);
  const form = useContractForm(reviewRules, async ({ rating, content = '' }) => {
    await send({ rating: Number(rating), content });
    discardLocalDraft(draftKey);
    discardLocalDraft(`${draftKey}:stars`);
  });
  const discard = () => {
    setTyped(written);
    setStars(given);
  };
  return (
    <Form form={form} id={id} className="stack">
      <StarChoice {...form.field('rating')} value={Number(stars)} onChange={(rating) => setStars(String(rating))} />
      <TextareaField
        {...form.field('content')}
        label="Ceritakan pengalamanmu"
        hint="Apa yang paling membantu, dan apa yang bisa lebih baik?"
        aside={`${typed.length}/${reviewLength}`}
        rows={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {(isTextBack || areStarsBack) && <BroughtBack onDiscard={discard} />}
    </Form>
  );
}

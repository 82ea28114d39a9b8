import { supportReplyRules } from '@sinau/contracts/backoffice/support/support.rules';
import { useDraftKey } from '@sinau/shell';
import { Button, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';
import { useAnswer, useClose } from './support.data.ts';

export function AnswerForm({ id, isClosed }: { id: string; isClosed: boolean }) {
  const answer = useAnswer(id);
  const close = useClose(id);
  const [content, setContent] = useLocalDraft(useDraftKey(`support:${id}`));
  const form = useContractForm({ content: supportReplyRules.content }, async (body) => {
    await answer.mutateAsync(body);
    setContent('');
  });
  return (
    <Form form={form} className="stack">
      <TextareaField
        {...form.field('content')}
        label="Jawaban"
        hint="Dikirim ke emailnya, dan tampil di percakapannya."
        rows={6}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="row">
        <Button type="submit" loading={form.isSending}>
          Kirim jawaban
        </Button>
        {!isClosed && (
          <Button variant="outline" loading={close.isPending} onClick={() => close.mutate()}>
            Tutup tanpa jawaban
          </Button>
        )}
      </div>
    </Form>
  );
}

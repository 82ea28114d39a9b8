import { supportReplyRules } from '@sinau/contracts/backoffice/support/support.rules';
import { useDraftKey } from '@sinau/shell';
import { Button, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';
import { InsertAnswer } from './insert-answer.tsx';
import { useAnswer, useClose } from './support.data.ts';

interface AnswerFormProps {
  id: string;
  /** Name of the person who asked. */
  name: string;
  isClosed: boolean;
}

export function AnswerForm({ id, name, isClosed }: AnswerFormProps) {
  const answer = useAnswer(id);
  const close = useClose(id);
  const [content, setContent] = useLocalDraft(useDraftKey(`support:${id}`));
  const form = useContractForm({ content: supportReplyRules.content }, async (body) => {
    await answer.mutateAsync(body);
    setContent('');
  });
  return (
    <div className="stack">
      <InsertAnswer
        name={name}
        onInsert={(text) => setContent(content.trim() ? `${content.trimEnd()}\n\n${text}` : text)}
      />
      <Form form={form} className="stack">
        <TextareaField
          {...form.field('content')}
          label="Jawaban"
          hint="Dikirim ke emailnya, dan tampil di percakapannya."
          rows={6}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <div className="row wraps">
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
    </div>
  );
}

import {
  supportReplyRules,
  supportTopicNames,
  type SupportStatus,
} from '@sinau/contracts/backoffice/support/support.rules';
import type { SupportThread } from '@sinau/contracts/backoffice/support/support.schemas';
import { appConfig, useIsSignedIn } from '@sinau/shell';
import { Badge, Button, Form, TextareaField, useLocalDraft, useContractForm } from '@sinau/ui';
import { Conversation } from '@sinau/shell/conversation';
import { AttachedFiles } from '../../shared/uploads/attached-files.tsx';
import { useReply } from './support.data.ts';
import { useAttachments } from './use-attachments.ts';
import './support.css';

const statusLabels: Record<SupportStatus, string> = {
  open: 'Menunggu balasan kami',
  answered: 'Sudah dibalas',
  closed: 'Selesai',
};

/** Conversation with the operators, and a field to continue it. */
export function Thread({ thread, token }: { thread: SupportThread; token: string }) {
  const { number, topic, status, messages } = thread;
  const { productName } = appConfig();
  return (
    <>
      <div className="head">
        <div>
          <h1>Pesan #{number}</h1>
          <p>{supportTopicNames[topic]}</p>
        </div>
        <Badge tone={status === 'answered' ? 'success' : 'neutral'}>{statusLabels[status]}</Badge>
      </div>
      <Conversation
        messages={messages.map(({ answeredBy, ...message }) => ({
          ...message,
          author: answeredBy ? `Tim ${productName}` : 'Kamu',
          isOwn: answeredBy === null,
        }))}
      />
      <ReplyForm token={token} />
    </>
  );
}

function ReplyForm({ token }: { token: string }) {
  const isSignedIn = useIsSignedIn();
  const { mutateAsync } = useReply(token);
  const attachments = useAttachments();
  const [content, setContent] = useLocalDraft(`support:${token}`);
  const form = useContractForm(supportReplyRules, async (body) => {
    await mutateAsync({ ...body, ...(attachments.ids.length > 0 && { fileIds: attachments.ids }) });
    setContent('');
    attachments.forget();
  });
  return (
    <Form form={form} className="support-form">
      <TextareaField
        {...form.field('content')}
        label="Tulis balasan"
        rows={4}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {isSignedIn && <AttachedFiles noun="berkas pendukung" {...attachments.props} />}
      <Button type="submit" loading={form.isSending} disabled={attachments.isSending}>
        Kirim
      </Button>
    </Form>
  );
}

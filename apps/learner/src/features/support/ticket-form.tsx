import { useState } from 'react';
import {
  supportTicketRules,
  supportTopicNames,
  supportTopics,
  type SupportTopic,
} from '@sinau/contracts/backoffice/support/support.rules';
import type { SupportThread } from '@sinau/contracts/backoffice/support/support.schemas';
import { useDraftKey, useProfile } from '@sinau/shell';
import { Button, Form, SelectField, TextareaField, TextField, useLocalDraft, useContractForm } from '@sinau/ui';
import { AttachedFiles } from '../../shared/uploads/attached-files.tsx';
import { useCreateTicket } from './support.data.ts';
import { useAttachments } from './use-attachments.ts';
import './support.css';

/** Form to ask for help; a signed-in user is known by name and address, and may attach files. */
export function TicketForm({ onSent }: { onSent: (thread: SupportThread, email: string) => void }) {
  const profile = useProfile();
  const { mutateAsync } = useCreateTicket();
  const attachments = useAttachments();
  const [topic, setTopic] = useState<SupportTopic>('account');
  const [content, setContent] = useLocalDraft(useDraftKey('support'));
  const form = useContractForm(supportTicketRules, async (body) => {
    const fileIds = attachments.ids;
    const thread = await mutateAsync({ body: { ...body, topic, ...(fileIds.length > 0 && { fileIds }) } });
    setContent('');
    onSent(thread, body.email);
  });
  return (
    <Form form={form} className="support-form">
      <div className="support-who" hidden={profile !== null}>
        <TextField {...form.field('name')} label="Namamu" autoComplete="name" defaultValue={profile?.fullname} />
        <TextField {...form.field('email')} label="Email" autoComplete="email" defaultValue={profile?.email} />
      </div>
      <SelectField
        label="Tentang apa"
        required
        value={topic}
        onChange={({ target }) => setTopic(target.value as SupportTopic)}
      >
        {supportTopics.map((one) => (
          <option key={one} value={one}>
            {supportTopicNames[one]}
          </option>
        ))}
      </SelectField>
      {topic === 'payment' && (
        <TextField
          {...form.field('orderCode')}
          label="Nomor pesanan"
          hint="Ada di riwayat transaksi dan di email pesananmu."
          autoComplete="off"
        />
      )}
      <TextareaField
        {...form.field('content')}
        label="Ceritakan masalahmu"
        hint="Apa yang kamu lakukan, apa yang muncul, dan di kelas mana."
        rows={7}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {profile ? (
        <AttachedFiles noun="berkas pendukung" {...attachments.props} />
      ) : (
        <p className="sm muted">Masuk dulu kalau ingin melampirkan tangkapan layar atau berkas lain.</p>
      )}
      {profile && <p className="sm muted">Kami membalas ke {profile.email}.</p>}
      <Button type="submit" size="lg" loading={form.isSending} disabled={attachments.isSending}>
        Kirim pesan
      </Button>
    </Form>
  );
}

import { webhookEventNames, webhookRules, type WebhookEventName } from '@sinau/contracts/core/webhook/webhook.rules';
import type { Webhook } from '@sinau/contracts/core/webhook/webhook.schemas';
import { Dialog } from '@sinau/ui';
import { FormChecks, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { eventLabels } from './integration-labels.ts';
import { useAddWebhook, useEditWebhook } from './integration.data.ts';
import { SecretOnce } from './secret-once.tsx';

const options = webhookEventNames.map((value) => ({ value, ...eventLabels[value] }));

interface WebhookDraft {
  address: string;
  events: WebhookEventName[];
}

interface WebhookFormProps {
  initialValues: WebhookDraft;
  send: (draft: WebhookDraft) => Promise<unknown>;
  submitLabel: string;
  onCancel: () => void;
}

const WebhookForm = (props: WebhookFormProps) => (
  <PortalForm<WebhookDraft> rules={webhookRules} {...props}>
    <FormText name="address" label="Alamat penerima" hint="https://… di servermu, yang menerima POST berisi JSON" />
    <FormChecks name="events" label="Kejadian" options={options} missing="Pilih paling sedikit satu kejadian" />
  </PortalForm>
);

/** Form of a new webhook, and then its secret. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, data } = useAddWebhook();
  return data ? (
    <Dialog open title="Rahasia webhook" size="md">
      <SecretOnce secret={data.secret} onDone={onClose}>
        Servermu memakainya untuk memeriksa tanda tangan setiap kiriman (Standard Webhooks).
      </SecretOnce>
    </Dialog>
  ) : (
    <Dialog open onClose={onClose} title="Tambah webhook" size="md">
      <WebhookForm
        initialValues={{ address: '', events: ['participant.enrolled', 'class.finished'] }}
        send={mutateAsync}
        submitLabel="Tambah webhook"
        onCancel={onClose}
      />
    </Dialog>
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { mutateAsync } = useEditWebhook(webhook.id);
  return (
    <Dialog open onClose={onClose} title="Ubah webhook" size="md">
      <WebhookForm
        initialValues={{ address: webhook.address, events: webhook.events }}
        send={async (draft) => {
          await mutateAsync(draft);
          onClose();
        }}
        submitLabel="Simpan"
        onCancel={onClose}
      />
    </Dialog>
  );
}

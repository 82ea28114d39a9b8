import { Button, Card, Form, TextField, useContractForm } from '@sinau/ui';
import { useMarkRefunded } from './refunds.data.ts';
import './refund-facts.css';

const rules = { reference: { kind: 'text', min: 3, max: 100, missing: 'Tulis nomor referensi transfernya' } } as const;

/** Marks a refund as transferred; its buyer is notified by mail. */
export function MarkRefunded({ id }: { id: string }) {
  const { mutateAsync } = useMarkRefunded(id);
  const form = useContractForm(rules, (body) => mutateAsync(body));
  return (
    <Card padded>
      <Form form={form} className="stack mark-refunded">
        <TextField
          {...form.field('reference')}
          label="Nomor referensi transfer"
          hint="Pembeli menerimanya lewat email. Transfer dulu uangnya, baru tandai di sini."
          autoComplete="off"
        />
        <div>
          <Button type="submit" loading={form.isSending}>
            Tandai sudah dikirim
          </Button>
        </div>
      </Form>
    </Card>
  );
}

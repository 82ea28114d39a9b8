import { personEmailRules } from '@sinau/contracts/backoffice/person/person.rules';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { Button, Dialog, Form, TextareaField, TextField, useContractForm } from '@sinau/ui';
import { useChangeEmail } from './person.data.ts';

interface ChangeEmailDialogProps {
  open: boolean;
  person: Person;
  onClose: () => void;
}

/** Asks for the new address of a person, and for the proof that it is really them who asks. */
export const ChangeEmailDialog = ({ open, person, onClose }: ChangeEmailDialogProps) => (
  <Dialog open={open} onClose={onClose} title={`Ganti email ${person.fullname}?`} size="md">
    <ChangeEmailForm person={person} onClose={onClose} />
  </Dialog>
);

function ChangeEmailForm({ person: { id, email }, onClose }: Omit<ChangeEmailDialogProps, 'open'>) {
  const { mutateAsync } = useChangeEmail(id);
  const form = useContractForm(personEmailRules, async (body) => {
    await mutateAsync(body);
    onClose();
  });
  return (
    <Form form={form} className="stack">
      <p className="muted dialog-text">
        Kami mengirim tautan konfirmasi ke email baru, dan kabar ke {email}. Email baru berlaku setelah tautannya
        ditekan, paling lambat 24 jam.
      </p>
      <TextField {...form.field('email')} label="Email baru" type="email" autoComplete="off" />
      <TextareaField
        {...form.field('proof')}
        label="Bukti yang kamu lihat"
        hint="Misalnya KTP dan bukti bayar yang cocok. Tersimpan di catatan tindakan; orangnya tidak membacanya."
        rows={3}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" loading={form.isSending}>
          Kirim konfirmasi
        </Button>
      </div>
    </Form>
  );
}

import { programCreationRules } from '@sinau/contracts/authoring/program/program.rules';
import type { OwnWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { useProfile } from '@sinau/shell';
import { FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useCreateWebinar } from './programs.data.ts';
import './create-program-form.css';

/** First step of a webinar: its title. Nothing is stored before that. */
export function CreateWebinarForm({ onCreated }: { onCreated: (created: OwnWebinar) => void }) {
  const { mutateAsync } = useCreateWebinar();
  const userId = useProfile()?.id ?? '';
  return (
    <div className="create-program">
      <div>
        <h2>Webinar apa yang ingin kamu adakan?</h2>
        <p className="muted">Cukup judulnya dulu. Jadwal, sampul, dan tiketnya menyusul di langkah berikutnya.</p>
      </div>
      <PortalForm<{ title: string }>
        rules={programCreationRules}
        initialValues={{ title: '' }}
        draftKey={`${userId}:new-webinar`}
        send={async ({ title }) => onCreated(await mutateAsync({ title: title.trim() }))}
        submitLabel="Buat webinar"
      >
        <FormText name="title" label="Judul webinar" hint="Misalnya “Membaca Data Anggaran untuk Wartawan”" />
      </PortalForm>
    </div>
  );
}

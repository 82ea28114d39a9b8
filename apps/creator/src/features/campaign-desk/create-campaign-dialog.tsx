import { campaignRules, discountBounds, longestCampaignDays } from '@sinau/contracts/authoring/campaign/campaign.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { useGo } from '@sinau/shell';
import { Dialog, Field, optionalMark } from '@sinau/ui';
import { CountInput } from '@sinau/ui/antd/count-input';
import { FormControl } from '@sinau/ui/antd/form-control';
import { FormChecks, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { DateTimeField } from '../../shared/date-time-field.tsx';
import { useTopics } from '../../shared/topics.data.ts';
import { useCreateCampaign } from './campaign-desk.data.ts';

interface Draft {
  name: string;
  startsAt: string | null;
  endsAt: string | null;
  minDiscount: number | null;
  topicIds: string[];
}
const blank: Draft = { name: '', startsAt: null, endsAt: null, minDiscount: 20, topicIds: [] };
const { min, max } = discountBounds;

/** Form of a price campaign, whose terms do not change once mitra rely on them. */
export function CreateCampaignDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreateCampaign();
  const go = useGo();
  const topics = useTopics().data?.list ?? [];
  return (
    <Dialog open onClose={onClose} title="Buat kampanye harga" size="md">
      <PortalForm<Draft>
        rules={campaignRules}
        initialValues={blank}
        send={async ({ startsAt, endsAt, minDiscount, ...fields }) => {
          const body = { ...fields, startsAt: startsAt!, endsAt: endsAt!, minDiscount: minDiscount! };
          go(operatorScreens.operatorCampaign((await mutateAsync(body)).id));
        }}
        submitLabel="Buat kampanye"
        onCancel={onClose}
      >
        <p className="muted">
          Mitra melihatnya di portal mereka dan memilih sendiri kelas serta harganya. Potongannya ditanggung mitra.
          Waktu dan batas diskonnya tidak bisa diubah lagi.
        </p>
        <FormText name="name" label="Nama kampanye" hint="Dilihat mitra, misalnya “Harbolnas 12.12”." />
        <FormControl<string | null, Draft>
          name="startsAt"
          check={(value) => (value ? null : 'Pilih waktu mulainya')}
          draw={({ id, value, error, onChange }) => (
            <DateTimeField id={id} label="Mulai" usualTime="00:00" value={value} error={error} onChange={onChange} />
          )}
        />
        <FormControl<string | null, Draft>
          name="endsAt"
          check={(value, { startsAt }) =>
            value
              ? startsAt && value <= startsAt
                ? 'Selesainya harus setelah mulainya'
                : null
              : 'Pilih waktu selesainya'
          }
          draw={({ id, value, error, onChange }) => (
            <DateTimeField
              id={id}
              label="Selesai"
              hint={`Paling lama ${longestCampaignDays} hari.`}
              usualTime="23:59"
              value={value}
              error={error}
              onChange={onChange}
            />
          )}
        />
        <FormControl<number | null, Draft>
          name="minDiscount"
          check={(value) => (value !== null && value >= min && value <= max ? null : `Isi ${min} sampai ${max} persen`)}
          draw={({ id, value, error, onChange }) => (
            <Field id={id} label="Diskon paling sedikit" error={error}>
              <CountInput value={value} unit="%" max={max} onChange={onChange} />
            </Field>
          )}
        />
        <FormChecks
          name="topicIds"
          label={<>Topik {optionalMark}</>}
          hint="Tanpa pilihan, kelas dari semua topik boleh ikut."
          options={topics.map(({ id, title }) => ({ value: id, title, description: '' }))}
        />
      </PortalForm>
    </Dialog>
  );
}

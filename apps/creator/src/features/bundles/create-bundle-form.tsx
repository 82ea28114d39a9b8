import { bundleCreationRules } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { useProfile } from '@sinau/shell';
import { FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useCreateBundle } from './bundles.data.ts';

/** The first step of a bundle: its title. */
export function CreateBundleForm({ onCreated }: { onCreated: (created: WrittenBundle) => void }) {
  const { mutateAsync } = useCreateBundle();
  const userId = useProfile()?.id ?? '';
  return (
    <PortalForm<{ title: string }>
      rules={bundleCreationRules}
      initialValues={{ title: '' }}
      draftKey={`${userId}:new-bundle`}
      send={async ({ title }) => onCreated(await mutateAsync({ title: title.trim() }))}
      submitLabel="Lanjut pilih kelas"
    >
      <FormText name="title" label="Judul bundling" hint="Misalnya “Paket Penulis Berita: dari Lead sampai Feature”" />
    </PortalForm>
  );
}

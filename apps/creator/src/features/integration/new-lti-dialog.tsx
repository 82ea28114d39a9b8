import { ltiPlatformRules } from '@sinau/contracts/commerce/lti/lti.rules';
import { stepScreens } from '@sinau/contracts/step-screens';
import { useGo } from '@sinau/shell';
import { Dialog } from '@sinau/ui';
import { FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useAddLtiPlatform } from './lti.data.ts';

/** Form of a new campus, which leads to its page. */
export function NewLtiDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAddLtiPlatform();
  const go = useGo();
  return (
    <Dialog open onClose={onClose} title="Tambah kampus" size="md">
      <PortalForm<{ name: string }>
        rules={ltiPlatformRules}
        initialValues={{ name: '' }}
        send={async (body) => {
          const { id } = await mutateAsync(body);
          go(stepScreens.creatorLti(id));
        }}
        submitLabel="Tambah kampus"
        onCancel={onClose}
      >
        <FormText name="name" label="Nama kampus" hint="Terlihat oleh mahasiswa saat membuka kelas" />
      </PortalForm>
    </Dialog>
  );
}

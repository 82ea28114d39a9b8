import { giftRules } from '@sinau/contracts/commerce/gift/gift.rules';
import { Dialog } from '@sinau/ui';
import { FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useGive } from './report.data.ts';

interface GiftDialogProps {
  /** Slug of the program. */
  program: string;
  onClose: () => void;
}

/** Gives a program to a person, for free. */
export function GiftDialog({ program, onClose }: GiftDialogProps) {
  const { mutateAsync } = useGive(program);
  return (
    <Dialog open onClose={onClose} title="Daftarkan peserta" size="md">
      <PortalForm<{ email: string }>
        rules={giftRules}
        initialValues={{ email: '' }}
        send={async (body) => {
          await mutateAsync(body);
          onClose();
        }}
        submitLabel="Beri akses"
        onCancel={onClose}
      >
        <FormText
          name="email"
          label="Email"
          hint="Alamat akunnya yang sudah dikonfirmasi. Aksesnya gratis, dan langsung kami kabari lewat email."
        />
      </PortalForm>
    </Dialog>
  );
}

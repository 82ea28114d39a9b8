import { inviteRules } from '@sinau/contracts/authoring/instructor/instructor.rules';
import type { MemberRole } from '@sinau/contracts/authoring/member/member.rules';
import { useDraftKey } from '@sinau/shell';
import { Dialog } from '@sinau/ui';
import { FormOptions, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useInviteMember } from './team.data.ts';

const roles: { value: MemberRole; title: string; description: string }[] = [
  { value: 'member', title: 'Anggota', description: 'Mengelola semua kelas, melihat penjualan dan saldo.' },
  { value: 'owner', title: 'Pemilik', description: 'Semua itu, menarik saldo, dan mengatur siapa saja anggotanya.' },
];

export function MemberDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync } = useInviteMember();
  const draftKey = useDraftKey('member-invitation');
  return (
    <Dialog open={open} onClose={onClose} title="Undang anggota" size="md">
      <PortalForm<{ email: string; role: MemberRole }>
        rules={inviteRules}
        draftKey={draftKey}
        initialValues={{ email: '', role: 'member' }}
        send={async (body) => {
          await mutateAsync(body);
          onClose();
        }}
        submitLabel="Kirim undangan"
      >
        <FormText name="email" label="Email" hint="Tautan undangannya berlaku 7 hari. Belum punya akun juga bisa." />
        <FormOptions name="role" label="Peran" options={roles} />
      </PortalForm>
    </Dialog>
  );
}

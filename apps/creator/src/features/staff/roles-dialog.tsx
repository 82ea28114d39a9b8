import { useState } from 'react';
import { newStaffRules } from '@sinau/contracts/backoffice/staff/staff.rules';
import type { StaffMember } from '@sinau/contracts/backoffice/staff/staff.schemas';
import { staffRoles, type StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { Button, Dialog, Notice } from '@sinau/ui';
import { FormChecks, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { roleList, staffRoleLabels } from './staff-labels.ts';
import { useAddStaff, useSetRoles } from './staff.data.ts';

const options = staffRoles.map((value) => ({
  value,
  title: staffRoleLabels[value].label,
  description: staffRoleLabels[value].description,
}));

interface RolesDialogProps {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
}

/** Changes the roles of an operator; asks again before any is taken away. */
export function RolesDialog({ member, open, onClose }: RolesDialogProps) {
  const [chosen, setChosen] = useState<StaffRole[] | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={`Peran ${member.fullname}`} size="md">
      {chosen ? (
        <ConfirmTaking member={member} chosen={chosen} onBack={() => setChosen(null)} onDone={close} />
      ) : (
        <ChooseRoles member={member} onTaking={setChosen} onDone={close} />
      )}
    </Dialog>
  );
}

interface ChooseRolesProps {
  member: StaffMember;
  onTaking: (roles: StaffRole[]) => void;
  onDone: () => void;
}

function ChooseRoles({ member, onTaking, onDone }: ChooseRolesProps) {
  const { mutateAsync } = useSetRoles(member.id);
  return (
    <PortalForm<{ roles: StaffRole[] }>
      rules={{}}
      initialValues={{ roles: member.roles }}
      send={async ({ roles }) => {
        if (member.roles.some((role) => !roles.includes(role))) {
          onTaking(roles);
          return false;
        }
        await mutateAsync(roles);
        onDone();
        return true;
      }}
      submitLabel="Simpan"
      onCancel={onDone}
    >
      <FormChecks name="roles" label="Peran" options={options} />
    </PortalForm>
  );
}

interface ConfirmTakingProps {
  member: StaffMember;
  chosen: StaffRole[];
  onBack: () => void;
  onDone: () => void;
}

function ConfirmTaking({ member, chosen, onBack, onDone }: ConfirmTakingProps) {
  const { mutate, isPending, error } = useSetRoles(member.id);
  const taken = member.roles.filter((role) => !chosen.includes(role));
  return (
    <div className="stack">
      {error && <Notice tone="danger">{error.message}</Notice>}
      <p>
        {chosen.length > 0
          ? `${member.fullname} tidak bisa lagi mengerjakan bagian ${roleList(taken)}, mulai sekarang juga.`
          : `${member.fullname} bukan staf lagi dan tidak bisa membuka meja operator. Akunnya sebagai peserta tetap ada.`}
      </p>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onBack}>
          Kembali
        </Button>
        <Button variant="danger" loading={isPending} onClick={() => mutate(chosen, { onSuccess: onDone })}>
          Cabut {chosen.length > 0 ? roleList(taken) : 'semua peran'}
        </Button>
      </div>
    </div>
  );
}

/** Gives roles to the owner of an account. */
export function AddStaffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync } = useAddStaff();
  return (
    <Dialog open={open} onClose={onClose} title="Tambah staf" size="md">
      <PortalForm<{ email: string; roles: StaffRole[] }>
        rules={newStaffRules}
        initialValues={{ email: '', roles: [] }}
        send={async (body) => {
          await mutateAsync(body);
          onClose();
        }}
        submitLabel="Beri peran"
        onCancel={onClose}
      >
        <FormText name="email" label="Email" hint="Orangnya harus sudah punya akun dengan email ini." />
        <FormChecks name="roles" label="Peran" options={options} missing="Pilih paling sedikit satu peran" />
      </PortalForm>
    </Dialog>
  );
}

import { inviteRules } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { instructorScopes, type InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { InvitedInstructor } from '@sinau/contracts/authoring/instructor/instructor.schemas';
import { useDraftKey } from '@sinau/shell';
import { Dialog } from '@sinau/ui';
import { FormChecks, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { scopeLabels } from '../../shared/instructor-labels.ts';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { useChangeScopes, useInvite } from './team.data.ts';

interface InstructorDialogProps {
  taught: TaughtClass;
  /** Instructor whose scopes are edited; 'new' invites one, null is closed. */
  edited: InvitedInstructor | 'new' | null;
  onClose: () => void;
}

const options = instructorScopes.map((value) => ({
  value,
  title: scopeLabels[value].label,
  description: scopeLabels[value].description,
}));

export function InstructorDialog({ taught, edited, onClose }: InstructorDialogProps) {
  const invite = useInvite(taught);
  const change = useChangeScopes();
  const draftKey = useDraftKey(`instructor-invitation:${taught.slug}`);
  const known = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={known ? `Tugas ${known.fullname ?? known.email}` : 'Undang instruktur'}
      size="md"
    >
      <PortalForm<{ email: string; scopes: InstructorScope[] }>
        rules={known ? {} : inviteRules}
        {...(!known && { draftKey })}
        initialValues={{ email: known?.email ?? '', scopes: known?.scopes ?? ['edit', 'grade'] }}
        send={async ({ email, scopes }) => {
          await (known ? change.mutateAsync({ id: known.id, scopes }) : invite.mutateAsync({ email, scopes }));
          onClose();
        }}
        submitLabel={known ? 'Simpan' : 'Kirim undangan'}
      >
        {!known && (
          <FormText name="email" label="Email" hint="Tautan undangannya berlaku 7 hari. Belum punya akun juga bisa." />
        )}
        <FormChecks name="scopes" label="Tugas" options={options} missing="Pilih paling sedikit satu tugas" />
      </PortalForm>
    </Dialog>
  );
}

import { useState } from 'react';
import type { InvitedInstructor } from '@sinau/contracts/authoring/instructor/instructor.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Ellipsis, Mail, Pencil, Trash2 } from '@sinau/ui/icons';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { useResend, useRevoke } from './team.data.ts';

interface InstructorMenuProps {
  instructor: InvitedInstructor;
  /** Type of the class. */
  type: TaughtClass['type'];
  onEdit: () => void;
}

export function InstructorMenu({ instructor: { id, email, fullname, status }, type, onEdit }: InstructorMenuProps) {
  const [isRevoking, setRevoking] = useState(false);
  const resend = useResend();
  const revoke = useRevoke(type);
  const name = fullname ?? email;
  const isActive = status === 'accepted';
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {status !== 'rejected' && (
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            Ubah tugas
          </MenuItem>
        )}
        {status === 'invited' && (
          <MenuItem icon={<Mail />} onSelect={() => resend.mutate(id)}>
            Kirim ulang undangan
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRevoking(true)}>
          {isActive ? 'Cabut akses' : 'Hapus undangan'}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isRevoking}
        onClose={() => setRevoking(false)}
        onConfirm={() => revoke.mutate(id, { onSettled: () => setRevoking(false) })}
        busy={revoke.isPending}
        title={isActive ? `Cabut akses ${name}?` : `Hapus undangan ${name}?`}
        confirmLabel={isActive ? 'Cabut akses' : 'Hapus undangan'}
      >
        {isActive
          ? 'Kelas ini langsung tidak bisa dibukanya lagi. Yang sudah ditulis dan dinilainya tetap ada.'
          : 'Tautan di emailnya tidak berlaku lagi.'}
      </ConfirmDialog>
    </>
  );
}

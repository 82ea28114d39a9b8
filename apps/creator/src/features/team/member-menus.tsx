import { useState } from 'react';
import type { InvitedMember, Member } from '@sinau/contracts/authoring/member/member.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo, useRefreshProfile } from '@sinau/shell';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Ellipsis, LogOut, Mail, ShieldCheck, Trash2 } from '@sinau/ui/icons';
import { useChangeRole, useRemoveMember, useResendMember, useRevokeMember } from './team.data.ts';

const trigger = (name: string) => (
  <IconButton label={`Menu ${name}`}>
    <Ellipsis />
  </IconButton>
);

export function MemberMenu({ member: { id, fullname, role, isMe }, isOwner }: { member: Member; isOwner: boolean }) {
  const [isRemoving, setRemoving] = useState(false);
  const changeRole = useChangeRole();
  const remove = useRemoveMember();
  const refreshProfile = useRefreshProfile();
  const go = useGo();
  const other = role === 'owner' ? 'member' : 'owner';
  const leave = async () => {
    await refreshProfile();
    go(screens.home());
  };
  return (
    <>
      <Menu align="end" width={220} trigger={trigger(fullname)}>
        {isOwner && (
          <>
            <MenuItem icon={<ShieldCheck />} onSelect={() => changeRole.mutate({ id, role: other })}>
              {other === 'owner' ? 'Jadikan pemilik' : 'Jadikan anggota biasa'}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={isMe ? <LogOut /> : <Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
          {isMe ? 'Keluar dari tim' : 'Keluarkan'}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(id, { onSuccess: () => isMe && void leave(), onSettled: () => setRemoving(false) })
        }
        busy={remove.isPending}
        title={isMe ? 'Keluar dari tim ini?' : `Keluarkan ${fullname}?`}
        confirmLabel={isMe ? 'Keluar dari tim' : 'Keluarkan'}
      >
        {isMe
          ? 'Semua kelas mitra ini tidak bisa kamu kelola lagi, sampai ada pemilik yang mengundangmu.'
          : 'Semua kelas mitra ini langsung tidak bisa dibukanya lagi. Yang sudah dibuatnya tetap ada.'}
      </ConfirmDialog>
    </>
  );
}

export function InvitedMemberMenu({ invitation: { id, email, status } }: { invitation: InvitedMember }) {
  const resend = useResendMember();
  const revoke = useRevokeMember();
  return (
    <Menu align="end" width={220} trigger={trigger(email)}>
      {status === 'invited' && (
        <MenuItem icon={<Mail />} onSelect={() => resend.mutate(id)}>
          Kirim ulang undangan
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => revoke.mutate(id)}>
        Hapus undangan
      </MenuItem>
    </Menu>
  );
}

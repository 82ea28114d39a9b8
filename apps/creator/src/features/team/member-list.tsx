import { useState } from 'react';
import { date } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Badge, Button, Skeleton } from '@sinau/ui';
import { UserPlus } from '@sinau/ui/icons';
import { roleLabels } from '../../shared/role-labels.ts';
import { InvitationBadge } from './invitation-badge.tsx';
import { InvitedMemberMenu, MemberMenu } from './member-menus.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { People, Person } from './people.tsx';
import { useMembers } from './team.data.ts';

/** Members of the mitra. Owners change them; everybody may leave. */
export function MemberList() {
  const [isInviting, setInviting] = useState(false);
  const query = useMembers();
  const isOwner = query.data?.list.some(({ isMe, role }) => isMe && role === 'owner') ?? false;
  return (
    <HeadedSection
      id="members"
      title="Siapa saja di tim ini"
      text="Anggota mengelola semua kelas dan penjualan mitra ini. Pemilik juga mengatur anggotanya."
      action={
        isOwner && (
          <Button variant="outline" onClick={() => setInviting(true)}>
            <UserPlus />
            Undang anggota
          </Button>
        )
      }
    >
      <QueryStates query={query} noun="anggota" skeleton={<Skeleton height={160} />}>
        {({ list, invitations }) => (
          <People>
            {list.map((one) => (
              <Person
                key={one.id}
                name={one.isMe ? `${one.fullname} (kamu)` : one.fullname}
                avatar={one.avatar}
                note={`${one.email} · sejak ${date(one.joinedAt)}`}
                badge={<Badge tone={one.role === 'owner' ? 'primary' : 'neutral'}>{roleLabels[one.role]}</Badge>}
                actions={(isOwner || one.isMe) && <MemberMenu member={one} isOwner={isOwner} />}
              />
            ))}
            {invitations.map((one) => (
              <Person
                key={one.id}
                name={one.email}
                avatar={null}
                note={`Diundang sebagai ${roleLabels[one.role].toLowerCase()} · ${date(one.sentAt)}`}
                badge={<InvitationBadge invitation={one} />}
                actions={isOwner && <InvitedMemberMenu invitation={one} />}
              />
            ))}
          </People>
        )}
      </QueryStates>
      <MemberDialog open={isInviting} onClose={() => setInviting(false)} />
    </HeadedSection>
  );
}

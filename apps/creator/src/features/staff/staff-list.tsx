import { useState } from 'react';
import type { StaffMember } from '@sinau/contracts/backoffice/staff/staff.schemas';
import { useDraftKey } from '@sinau/shell';
import { Badge, Button, EmptyState, ReasonDialog, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { staffRoleLabels } from './staff-labels.ts';
import { staffSearch, staffSorts, type StaffSearch } from './staff-search.ts';
import { useResetTwoSteps, useStaff } from './staff.data.ts';

const columns: readonly Column<StaffMember>[] = [
  { title: 'Nama', isMain: true, cell: ({ fullname }) => <b>{fullname}</b>, note: ({ email }) => email },
  {
    title: 'Peran',
    cell: ({ roles }) => (
      <span className="row wraps">
        {roles.map((role) => (
          <Badge key={role} tone={role === 'admin' ? 'primary' : 'neutral'}>
            {staffRoleLabels[role].label}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    title: 'Dua langkah',
    cell: ({ hasTwoSteps }) => (
      <Badge tone={hasTwoSteps ? 'success' : 'neutral'}>{hasTwoSteps ? 'Aktif' : 'Belum'}</Badge>
    ),
  },
  {
    title: 'Tindakan',
    isTitleHidden: true,
    card: 'line',
    cell: (member) => (
      <div className="row wraps">
        <ChangeRoles member={member} />
        {member.hasTwoSteps && <ResetTwoSteps member={member} />}
      </div>
    ),
  },
];

function ChangeRoles({ member }: { member: StaffMember }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Ubah peran <span className="sr">{member.fullname}</span>
      </Button>
      <RolesDialog member={member} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const reasonRule = { kind: 'text', min: 10, max: 500, missing: 'Tulis buktinya' } as const;

/** Turns the second step off of somebody who lost it. */
function ResetTwoSteps({ member: { id, fullname } }: { member: StaffMember }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = useResetTwoSteps(id);
  const draftKey = useDraftKey(`reset-two-step:${id}`);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setAsked(true)}>
        Matikan dua langkah <span className="sr">{fullname}</span>
      </Button>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Matikan verifikasi dua langkah ${fullname}?`}
        label="Bukti bahwa ini orangnya"
        hint="Tersimpan di catatan tindakan."
        rule={reasonRule}
        confirmLabel="Matikan"
        tone="danger"
        send={mutateAsync}
      >
        Untuk orang yang kehilangan ponsel dan kode pemulihannya. Semua sesinya berakhir, dan ia dikabari lewat email.
      </ReasonDialog>
    </>
  );
}

/** Operators with their roles. */
export function StaffList({ search }: { search: StaffSearch }) {
  const { hrefFor, clearHref } = useListAddress(staffSearch, search, { keyword: '' });
  return (
    <DataList
      rows={useStaff(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="staf"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada staf" illustration={illustrations.emptyNotes}>
          Orang yang kamu beri peran muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari staf"
          placeholder="Nama atau email"
          search={search}
          hrefFor={hrefFor}
          sorts={staffSorts}
        />
      }
    />
  );
}

import { useState } from 'react';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { UserPlus } from '@sinau/ui/icons';
import { AddStaffDialog } from '../../features/staff/roles-dialog.tsx';
import { StaffList } from '../../features/staff/staff-list.tsx';
import { staffSearch } from '../../features/staff/staff-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Operators and what each may do. */
export function StaffPage() {
  const search = useSearch(staffSearch.read);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageTitle>Staf</PageTitle>
      <PageHead
        title="Staf"
        action={
          <Button onClick={() => setAdding(true)}>
            <UserPlus />
            Tambah staf
          </Button>
        }
      >
        Siapa yang bekerja di meja operator, dan bagian mana yang dibukanya. Perubahan langsung berlaku.
      </PageHead>
      <StaffList search={search} />
      <AddStaffDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { useProfile } from '@sinau/shell';
import { Badge, CutListNotice, Menu, MenuItem } from '@sinau/ui';
import { Check, ChevronDown } from '@sinau/ui/icons';
import { useMyMitra, useSwitchMitra } from './mitra.data.ts';
import { roleLabels } from '../../shared/role-labels.ts';
import { mitraStatusLabels } from './mitra-status-labels.ts';
import './active-mitra.css';

/** The mitra that the partner acts for, its review status, and the menu to switch to another. */
export function ActiveMitra() {
  const profile = useProfile();
  const { data } = useMyMitra();
  const { mutate, isPending } = useSwitchMitra();
  if (!profile?.mitra) return null;
  const activeId = profile.mitra.id;
  if (!data || data.list.length < 2) {
    return (
      <div className="active-mitra">
        <ActiveName profile={profile} />
      </div>
    );
  }
  return (
    <Menu
      width={258}
      trigger={
        <button
          type="button"
          className="active-mitra"
          disabled={isPending}
          aria-label={`Mengajar sebagai ${profile.mitra.name}. Ganti mitra`}
        >
          <ActiveName profile={profile} />
          <ChevronDown />
        </button>
      }
    >
      {data.list.map(({ id, name, role, status }) => (
        <MenuItem
          key={id}
          icon={<Check className={id === activeId ? undefined : 'active-mitra-other'} />}
          description={[role && roleLabels[role], status !== 'Verified' && mitraStatusLabels[status]]
            .filter(Boolean)
            .join(' · ')}
          onSelect={() => id !== activeId && mutate(id)}
        >
          {name}
          {id === activeId && <span className="sr"> (aktif)</span>}
        </MenuItem>
      ))}
      <CutListNotice rows={data} noun="mitra" />
    </Menu>
  );
}

function ActiveName({ profile: { mitra, statusApproveMitra: status } }: { profile: Profile }) {
  return (
    <span className="active-mitra-name">
      <b>{mitra?.name}</b>
      <span className="muted xs">Mengajar sebagai</span>
      {status && status !== 'Verified' && (
        <Badge tone={status === 'Rejected' ? 'danger' : 'neutral'}>{mitraStatusLabels[status]}</Badge>
      )}
    </span>
  );
}

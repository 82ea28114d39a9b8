import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { useSignOut } from '@sinau/shell';
import { Avatar, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { LogOut } from '@sinau/ui/icons';
import { accountLinks } from './account-links.ts';

export function AccountMenu({ profile }: { profile: Profile }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Menu
      align="end"
      width={280}
      trigger={
        <button type="button" className="icon-btn" aria-label={`Menu akun ${profile.fullname}`}>
          <Avatar src={profile.avatar} size="sm" />
        </button>
      }
    >
      <div className="nav-account">
        <b>{profile.fullname}</b>
        <span>{profile.email}</span>
      </div>
      <MenuSeparator />
      {accountLinks(profile).map(({ href, label, icon: Icon }) => (
        <MenuItem key={href} href={href} icon={<Icon />}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} disabled={isSigningOut} onSelect={signOut}>
        Keluar
      </MenuItem>
    </Menu>
  );
}

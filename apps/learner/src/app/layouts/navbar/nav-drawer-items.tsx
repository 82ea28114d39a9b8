import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { useProfile, useSignOut } from '@sinau/shell';
import { Avatar, Button, Link } from '@sinau/ui';
import { LogOut, Tag } from '@sinau/ui/icons';
import { useTopics } from '../../../features/topics/topics.data.ts';
import { topicPicked } from '../../../session/filter.slice.ts';
import { classTypes } from '../../../shared/class-types.ts';
import { accountLinks } from './account-links.ts';

export const NavDrawerItems = () => (
  <div className="nav-drawer">
    <AccountItems />
    <ClassItems />
  </div>
);

function AccountItems() {
  const profile = useProfile();
  const { signOut, isSigningOut } = useSignOut();
  if (!profile) {
    return (
      <div className="nav-drawer-entry">
        <Button variant="outline" block href={screens.login()}>
          Masuk
        </Button>
        <Button block href={screens.register()}>
          Daftar
        </Button>
      </div>
    );
  }
  return (
    <nav aria-label="Akun">
      <div className="row nav-drawer-entry">
        <Avatar src={profile.avatar} />
        <div className="nav-account">
          <b>{profile.fullname}</b>
          <span>{profile.email}</span>
        </div>
      </div>
      {accountLinks(profile).map(({ href, label, icon: Icon }) => (
        <Link key={href} className="menu-item" href={href}>
          <Icon />
          {label}
        </Link>
      ))}
      <button type="button" className="menu-item" disabled={isSigningOut} onClick={signOut}>
        <LogOut />
        Keluar
      </button>
    </nav>
  );
}

function ClassItems() {
  const dispatch = useDispatch();
  const { data: topics } = useTopics();
  return (
    <>
      <nav aria-label="Jenis kelas">
        <h3>Jenis Kelas</h3>
        {classTypes.map(({ tab, label, icon: Icon }, index) => (
          <Link key={tab} className="menu-item" href={screens.catalog({ tabs: index })}>
            <Icon />
            {label}
          </Link>
        ))}
        <Link className="menu-item" href={screens.promotions()}>
          <Tag />
          Kelas Promo
        </Link>
      </nav>
      {topics && (
        <nav aria-label="Topik">
          <h3>Topik</h3>
          {topics.list.map(({ slug, title }) => (
            <Link
              key={slug}
              className="menu-item"
              href={screens.catalog({ topic: slug })}
              onClick={() => dispatch(topicPicked(slug))}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

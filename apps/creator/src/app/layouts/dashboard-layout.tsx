import { screens } from '@sinau/contracts/screens';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Layers, Package, Plus, Presentation } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';

/** The portal of a partner. */
export function DashboardLayout() {
  const isMember = useIsMember();
  return (
    <DashboardFrame
      menuTitle="Menu kreator"
      menu={<DashboardMenu />}
      action={
        isMember && (
          <Menu
            align="end"
            width={280}
            trigger={
              <Button>
                <Plus />
                Buat kelas
              </Button>
            }
          >
            <MenuItem
              icon={<Package />}
              description="Kelas mandiri, kelas intensif, atau bootcamp"
              href={screens.createClass()}
            >
              Kelas
            </MenuItem>
            <MenuItem icon={<Presentation />} description="Sesi langsung dengan tiket" href={screens.createWebinar()}>
              Webinar
            </MenuItem>
            <MenuItem icon={<Layers />} description="Beberapa kelas dengan satu harga" href={screens.createBundle()}>
              Bundling
            </MenuItem>
          </Menu>
        )
      }
    />
  );
}

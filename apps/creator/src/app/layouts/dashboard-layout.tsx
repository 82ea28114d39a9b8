import { screens } from '@sinau/contracts/screens';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
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
          <Button href={screens.createClass()}>
            <Plus />
            Buat kelas
          </Button>
        )
      }
    />
  );
}

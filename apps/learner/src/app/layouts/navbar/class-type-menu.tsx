import { screens } from '@sinau/contracts/screens';
import { Menu, MenuItem } from '@sinau/ui';
import { ChevronDown } from '@sinau/ui/icons';
import { classTypes } from '../../../shared/class-types.ts';

export function ClassTypeMenu() {
  return (
    <Menu
      width={340}
      trigger={
        <button type="button" className="nav-link">
          Jenis Kelas
          <ChevronDown />
        </button>
      }
    >
      {classTypes.map(({ tab, label, description, icon: Icon }, index) => (
        <MenuItem key={tab} href={screens.catalog({ tabs: index })} icon={<Icon />} description={description}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

import { lessonKinds } from '@sinau/classroom';
import { buildableLessonTypes, type BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { builderKinds } from '../lesson/kinds/index.ts';

interface AddLessonMenuProps {
  name?: string;
  label: string;
  busy: boolean;
  onAdd: (type: BuildableLessonType) => void;
}

export function AddLessonMenu({ name, label, busy, onAdd }: AddLessonMenuProps) {
  return (
    <Menu
      width={280}
      trigger={
        <Button name={name} variant="soft" block loading={busy}>
          <Plus />
          {label}
        </Button>
      }
    >
      {buildableLessonTypes.map((type) => {
        const { label: kind, Icon } = lessonKinds[type];
        return (
          <MenuItem
            key={type}
            icon={<Icon />}
            description={builderKinds[type].description}
            onSelect={() => onAdd(type)}
          >
            {kind}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

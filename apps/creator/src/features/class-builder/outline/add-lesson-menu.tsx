import { lessonKinds } from '@sinau/classroom';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';

interface AddLessonMenuProps {
  label: string;
  busy: boolean;
  onAdd: (type: 'article') => void;
}

export function AddLessonMenu({ label, busy, onAdd }: AddLessonMenuProps) {
  const { label: kind, Icon } = lessonKinds.article;
  return (
    <Menu
      width={260}
      trigger={
        <Button variant="soft" block loading={busy}>
          <Plus />
          {label}
        </Button>
      }
    >
      <MenuItem icon={<Icon />} description="Bacaan dengan teks berformat" onSelect={() => onAdd('article')}>
        {kind}
      </MenuItem>
    </Menu>
  );
}

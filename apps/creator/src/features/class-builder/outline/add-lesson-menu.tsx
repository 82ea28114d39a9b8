import { lessonKindLabels } from '@sinau/classroom';
import { lessonTypes, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { kindOf } from '../lesson/kinds/index.ts';

interface AddLessonMenuProps {
  name?: string;
  label: string;
  /** Name where several buttons have the same text. */
  accessibleName?: string;
  variant?: 'soft' | 'text';
  /** True if an operator allowed news writing in this class. */
  allowsNewsWriting: boolean;
  /** True if classes of its format meet; self-paced ones do not. */
  allowsLive: boolean;
  onAdd: (type: LessonType) => void;
}

export function AddLessonMenu({
  name,
  label,
  accessibleName,
  variant = 'soft',
  allowsNewsWriting,
  allowsLive,
  onAdd,
}: AddLessonMenuProps) {
  const isOffered = (type: LessonType) =>
    type === 'news_writing' ? allowsNewsWriting : type !== 'webinar' || allowsLive;
  return (
    <Menu
      width={280}
      trigger={
        <Button name={name} aria-label={accessibleName} variant={variant} block>
          <Plus />
          {label}
        </Button>
      }
    >
      {lessonTypes.filter(isOffered).map((type) => {
        const { label: kindLabel, Icon } = lessonKindLabels[type];
        const { menuLabel = kindLabel, description } = kindOf({ type });
        return (
          <MenuItem key={type} icon={<Icon />} description={description} onSelect={() => onAdd(type)}>
            {menuLabel}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

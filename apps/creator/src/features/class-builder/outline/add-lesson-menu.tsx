import { lessonKinds } from '@sinau/classroom';
import { buildableLessonTypes, type BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import { Button, Menu, MenuItem } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';

const descriptions: Record<BuildableLessonType, string> = {
  video: 'Unggah rekaman, atau dari YouTube dan Vimeo',
  audio: 'Rekaman suara, seperti siniar',
  article: 'Bacaan dengan teks berformat',
  pdf: 'Dokumen yang dibaca di halaman belajar',
  quiz: 'Soal pilihan dengan nilai',
  assignment: 'Dikumpulkan peserta, dinilai pengajar',
};

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
          <MenuItem key={type} icon={<Icon />} description={descriptions[type]} onSelect={() => onAdd(type)}>
            {kind}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

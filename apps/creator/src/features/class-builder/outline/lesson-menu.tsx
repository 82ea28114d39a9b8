import { useState } from 'react';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { Button, Dialog, Field, IconButton, Menu, MenuItem, Select } from '@sinau/ui';
import { ArrowDown, ArrowRight, ArrowUp, Ellipsis, GripVertical } from '@sinau/ui/icons';
import type { Ordering } from './use-ordering.ts';

interface LessonMenuProps {
  lesson: OutlineLesson;
  sectionIndex: number;
  index: number;
  ordering: Ordering;
}

/** Where a lesson can go without a mouse, and the way to drag it. */
export function LessonMenu({ lesson, sectionIndex, index, ordering }: LessonMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const { mode, sections, toggle, moveLesson } = ordering;
  const count = sections[sectionIndex]?.lessons.length ?? 0;
  const moveTo = (newSection: number, newIndex: number) =>
    moveLesson(lesson.id, {
      section: { oldIndex: sectionIndex, newIndex: newSection },
      lesson: { oldIndex: index, newIndex },
    });

  return (
    <>
      <Menu
        align="end"
        width={200}
        trigger={
          <IconButton size="sm" label={`Menu materi ${lesson.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<GripVertical />} onSelect={() => toggle('lessons')}>
          {mode === 'lessons' ? 'Selesai mengurutkan' : 'Urutkan'}
        </MenuItem>
        <MenuItem icon={<ArrowUp />} disabled={index === 0} onSelect={() => moveTo(sectionIndex, index - 1)}>
          Pindah ke atas
        </MenuItem>
        <MenuItem icon={<ArrowDown />} disabled={index === count - 1} onSelect={() => moveTo(sectionIndex, index + 1)}>
          Pindah ke bawah
        </MenuItem>
        <MenuItem icon={<ArrowRight />} disabled={sections.length < 2} onSelect={() => setAsked(true)}>
          Pindah ke…
        </MenuItem>
      </Menu>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title="Pindahkan materi">
        <MoveForm
          lesson={lesson}
          sectionIndex={sectionIndex}
          sections={sections}
          onMove={(newSection) => {
            setAsked(false);
            moveTo(newSection, sections[newSection]?.lessons.length ?? 0);
          }}
          onClose={() => setAsked(false)}
        />
      </Dialog>
    </>
  );
}

interface MoveFormProps extends Pick<LessonMenuProps, 'lesson' | 'sectionIndex'>, Pick<Ordering, 'sections'> {
  onMove: (sectionIndex: number) => void;
  onClose: () => void;
}

function MoveForm({ lesson, sectionIndex, sections, onMove, onClose }: MoveFormProps) {
  const others = sections
    .map(({ id, title }, index) => ({ id, title, index }))
    .filter(({ index }) => index !== sectionIndex);
  const [chosen, choose] = useState(others[0]?.index ?? 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onMove(chosen);
      }}
    >
      <Field label="Section tujuan" hint={`“${lesson.title}” menjadi materi terakhir di sana.`}>
        <Select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {others.map(({ id, title, index }) => (
            <option key={id} value={index}>
              {index + 1}. {title}
            </option>
          ))}
        </Select>
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Pindahkan</Button>
      </div>
    </form>
  );
}

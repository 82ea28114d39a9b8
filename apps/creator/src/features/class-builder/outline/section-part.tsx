import { useId, useState } from 'react';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineSection } from '@sinau/contracts/program/program.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem } from '@sinau/ui';
import { ChevronDown, Ellipsis, GripVertical, Pencil, Trash2 } from '@sinau/ui/icons';
import { useRemoveSection, useRenameSection } from '../class-builder.data.ts';
import { DraftItem, LessonItem } from './lesson-item.tsx';
import { LessonMenu } from './lesson-menu.tsx';
import { SectionArrows } from './section-arrows.tsx';
import { TitleDialog } from './title-dialog.tsx';
import type { Drag } from './use-drag.ts';
import type { Ordering } from './use-ordering.ts';

interface SectionPartProps {
  classId: string;
  section: OutlineSection;
  index: number;
  ordering: Ordering;
  drag: Drag;
  isChosen: boolean;
  isEditable: boolean;
  /** The lesson that is open; a new one stands at the section's end. */
  openLessonId: string | null;
  draftType: BuildableLessonType | null;
  hrefFor: (lesson: OutlineSection['lessons'][number]) => string;
  onChoose: () => void;
  /** Lessons are gone. */
  onRemoved: (lessonIds: string[]) => void;
}

export function SectionPart({
  classId,
  section,
  index,
  ordering,
  drag,
  isChosen,
  isEditable,
  openLessonId,
  draftType,
  hrefFor,
  onChoose,
  onRemoved,
}: SectionPartProps) {
  const [isExpanded, setExpanded] = useState(true);
  const { mode, sections, toggle, moveSection } = ordering;
  const listId = useId();
  const expand = () => {
    onChoose();
    setExpanded(!isExpanded || !isChosen);
  };
  return (
    <section
      className="outline-section"
      data-chosen={isChosen || undefined}
      {...(mode === 'sections' && drag.source({ kind: 'section', section: index, lesson: 0 }))}
      {...(mode === 'sections' &&
        drag.target('section', section.id, (isAfter) => ({ section: index + Number(isAfter), lesson: 0 })))}
      {...(mode === 'lessons' &&
        drag.target('lesson', section.id, () => ({ section: index, lesson: section.lessons.length })))}
    >
      <div className="outline-section-head" data-order={section.id}>
        {mode === 'sections' && <GripVertical />}
        <h2>
          <button type="button" aria-expanded={isExpanded} aria-controls={listId} onClick={expand}>
            <ChevronDown />
            <span>
              {index + 1}. {section.title}
            </span>
          </button>
        </h2>
        {mode === 'sections' && (
          <SectionArrows
            title={section.title}
            index={index}
            count={sections.length}
            onMove={(newIndex) => moveSection(section.id, newIndex)}
          />
        )}
        {isEditable && mode !== 'sections' && (
          <SectionMenu classId={classId} section={section} onReorder={() => toggle('sections')} onRemoved={onRemoved} />
        )}
      </div>
      <ul id={listId} hidden={!isExpanded || mode === 'sections'}>
        {section.lessons.map((lesson, lessonIndex) => (
          <li
            key={lesson.id}
            data-order={lesson.id}
            {...(mode === 'lessons' && drag.source({ kind: 'lesson', section: index, lesson: lessonIndex }))}
            {...(mode === 'lessons' &&
              drag.target('lesson', lesson.id, (isAfter) => ({
                section: index,
                lesson: lessonIndex + Number(isAfter),
              })))}
          >
            <LessonItem
              classId={classId}
              lesson={lesson}
              href={hrefFor(lesson)}
              isOpen={lesson.id === openLessonId}
              isEditable={isEditable}
              isDraggable={mode === 'lessons'}
              menu={<LessonMenu lesson={lesson} sectionIndex={index} index={lessonIndex} ordering={ordering} />}
              onRemoved={() => onRemoved([lesson.id])}
            />
          </li>
        ))}
        {draftType && <DraftItem type={draftType} />}
        {section.lessons.length === 0 && !draftType && <li className="muted xs outline-empty">Belum ada materi</li>}
      </ul>
    </section>
  );
}

interface SectionMenuProps extends Pick<SectionPartProps, 'classId' | 'section' | 'onRemoved'> {
  onReorder: () => void;
}

function SectionMenu({ classId, section, onReorder, onRemoved }: SectionMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const rename = useRenameSection(classId);
  const remove = useRemoveSection(classId);
  const count = section.lessons.length;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Menu section ${section.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<GripVertical />} onSelect={onReorder}>
          Urutkan
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => setAsked('rename')}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsked('remove')}>
          Hapus
        </MenuItem>
      </Menu>
      <TitleDialog
        open={asked === 'rename'}
        title={section.title}
        busy={rename.isPending}
        onSave={(title) => rename.mutate({ sectionId: section.id, title }, { onSuccess: close })}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={() =>
          remove.mutate(section.id, {
            onSuccess: () => onRemoved(section.lessons.map(({ id }) => id)),
            onSettled: close,
          })
        }
        busy={remove.isPending}
        title="Hapus section ini?"
        confirmLabel="Hapus section"
      >
        {count > 0
          ? `“${section.title}” dan ${count} materi di dalamnya akan hilang. Peserta yang sudah memulainya tetap bisa membukanya.`
          : `“${section.title}” akan hilang dari kelas.`}
      </ConfirmDialog>
    </>
  );
}

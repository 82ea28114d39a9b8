import { useId, useState } from 'react';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineSection } from '@sinau/contracts/program/program.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem } from '@sinau/ui';
import { ChevronDown, Ellipsis, Pencil, Trash2 } from '@sinau/ui/icons';
import { useRemoveSection, useRenameSection } from '../class-builder.data.ts';
import { DraftItem, LessonItem } from './lesson-item.tsx';
import { TitleDialog } from './title-dialog.tsx';

interface SectionPartProps {
  classId: string;
  section: OutlineSection;
  number: number;
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

export function SectionPart({ classId, section, number, isChosen, isEditable, openLessonId, draftType, hrefFor, onChoose, onRemoved }: SectionPartProps) {
  const [isExpanded, setExpanded] = useState(true);
  const listId = useId();
  const toggle = () => {
    onChoose();
    setExpanded(!isExpanded || !isChosen);
  };
  return (
    <section className="outline-section" data-chosen={isChosen || undefined}>
      <div className="outline-section-head">
        <h2>
          <button type="button" aria-expanded={isExpanded} aria-controls={listId} onClick={toggle}>
            <ChevronDown />
            <span>
              {number}. {section.title}
            </span>
          </button>
        </h2>
        {isEditable && <SectionMenu classId={classId} section={section} onRemoved={onRemoved} />}
      </div>
      <ul id={listId} hidden={!isExpanded}>
        {section.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonItem
              classId={classId}
              lesson={lesson}
              href={hrefFor(lesson)}
              isOpen={lesson.id === openLessonId}
              isEditable={isEditable}
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

type SectionMenuProps = Pick<SectionPartProps, 'classId' | 'section' | 'onRemoved'>;

function SectionMenu({ classId, section, onRemoved }: SectionMenuProps) {
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
          remove.mutate(section.id, { onSuccess: () => onRemoved(section.lessons.map(({ id }) => id)), onSettled: close })
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

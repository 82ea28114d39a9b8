import { useRef, type ReactNode } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { SideMenu } from '@sinau/shell';
import { VisuallyHidden } from '@sinau/ui';
import { Award, FilePen, Settings } from '@sinau/ui/icons';
import { OpenCommentsProvider } from '../review/open-comments.tsx';
import { UndoButtons } from '../undo/undo-buttons.tsx';
import { AddLessonMenu } from './add-lesson-menu.tsx';
import { gripHintId } from './grip.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderModeContext } from './order-mode.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { OutlineHead } from './outline-head.tsx';
import { SectionItem } from './section-item.tsx';
import { SelectionProvider } from './selection.tsx';
import { useOutlineEditing, type OutlineEditing } from './use-outline-editing.ts';
import './builder-outline.css';

/** With more sections than this, only the chosen one and that of the open lesson start expanded. */
const mostOpenSections = 15;

interface BuilderOutlineProps extends OutlineEditing {
  isEditable: boolean;
  onSearch: () => void;
  /** Button 'Arsip' or 'Pulihkan'. */
  archiveButton: ReactNode;
}

/** Left side of the builder: the sections and lessons of the class. */
export function BuilderOutline(props: BuilderOutlineProps) {
  const { built, outline, place, isEditable, chosenId, onSearch, archiveButton } = props;
  const root = useRef<HTMLDivElement>(null);
  const editing = useOutlineEditing(root, props);
  const { sections, mode, selection } = editing;
  return (
    <div
      className="builder-outline"
      data-ordering={mode ?? undefined}
      data-selecting={selection.isShown || undefined}
      ref={root}
      onClickCapture={isEditable ? selection.onClickCapture : undefined}
      {...editing.handlers}
    >
      <OutlineHead
        built={built}
        isEditable={isEditable}
        target={built.sections.find(({ id }) => id === chosenId)?.title ?? null}
        onAddLesson={editing.addLesson}
        onAddSection={editing.addSection}
        onSearch={onSearch}
        undoButtons={<UndoButtons built={built} outline={outline} lessonId={place.lessonId} />}
        archiveButton={archiveButton}
      />
      <SideMenu
        label="Kelas"
        items={[{ href: screens.createClass(built.slug), label: 'Halaman kelas', icon: <FilePen /> }]}
      />
      {sections.length === 0 && <EmptyOutline {...props} onAddLesson={editing.addLesson} />}
      <p id={gripHintId} hidden>
        Tekan Spasi untuk mengangkat, panah untuk memindahkan, Spasi lagi untuk menaruh, atau Escape untuk batal.
      </p>
      <VisuallyHidden>
        <span role="status">{editing.spoken}</span>
      </VisuallyHidden>
      <OutlineSections {...props} editing={editing} />
      <div className="builder-outline-links">
        <SideMenu label="Pengaturan" items={classLinks(built)} />
      </div>
      {(mode || selection.ids.size > 0) && (
        <OrderBar
          mode={mode}
          selectedCount={selection.ids.size}
          hasOtherSection={sections.length > 1}
          {...editing.orderBar}
        />
      )}
      <OutlineDialogs sections={built.sections} {...editing.dialogs} />
    </div>
  );
}

type Editing = ReturnType<typeof useOutlineEditing>;

function EmptyOutline({
  built,
  isEditable,
  onAddLesson,
}: Pick<BuilderOutlineProps, 'built' | 'isEditable'> & { onAddLesson: Editing['addLesson'] }) {
  return (
    <div className="builder-outline-start">
      <p className="muted sm">Kelas ini belum punya materi. Mulai dari materi pertamamu.</p>
      {isEditable && (
        <AddLessonMenu
          name="sections"
          label="Tambah Materi"
          allowsNewsWriting={built.allowsNewsWriting}
          allowsLive={built.format !== 'self-paced'}
          onAdd={onAddLesson}
        />
      )}
    </div>
  );
}

function OutlineSections({
  built,
  outline,
  place,
  isEditable,
  draftSectionId,
  chosenId,
  editing,
}: BuilderOutlineProps & { editing: Editing }) {
  const { sections, mode, selection, liftedId, actions } = editing;
  return (
    <OpenCommentsProvider classId={built.id}>
      <OrderModeContext value={mode}>
        <SelectionProvider value={selection.context}>
          {sections.map((section, index) => (
            <SectionItem
              key={section.id}
              classId={built.id}
              classSlug={built.slug}
              section={section}
              index={index}
              count={sections.length}
              isSorted={mode === 'sections'}
              isChosen={section.id === chosenId}
              allowsNewsWriting={built.allowsNewsWriting}
              allowsLive={built.format !== 'self-paced'}
              startsOpen={sections.length <= mostOpenSections}
              isEditable={isEditable}
              openLessonId={holds(section, place.lessonId) ? place.lessonId : null}
              draftType={section.id === draftSectionId ? place.newType : null}
              liftedId={section.id === liftedId || holds(section, liftedId) ? liftedId : null}
              unstoredIds={outline.unstoredIds}
              actions={actions}
            />
          ))}
        </SelectionProvider>
      </OrderModeContext>
    </OpenCommentsProvider>
  );
}

const holds = ({ lessons }: Program['sections'][number], lessonId: string | null) =>
  lessonId !== null && lessons.some(({ id }) => id === lessonId);

const classLinks = ({ id, slug }: Program) => [
  { href: stepScreens.classSetting(slug, id), label: 'Informasi Pengaturan Kelas', icon: <Settings /> },
  { href: stepScreens.endingMessage(slug, id), label: 'Pesan Penyelesaian', icon: <Award /> },
];

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, NotFoundPage } from '@sinau/shell';
import { Button, ErrorState, Loading, SidePanel, Skeleton } from '@sinau/ui';
import { List, SlidersHorizontal } from '@sinau/ui/icons';
import {
  builderPageOf,
  hasLesson,
  readBuilderLocation,
  type BuilderLocation,
} from '../../features/class-builder/builder-address.ts';
import type { Builder, CreatedLesson } from '../../features/class-builder/builder-context.ts';
import { forgetLessons, useBuiltClass } from '../../features/class-builder/class-builder.data.ts';
import { LessonFiles } from '../../features/class-builder/lesson-files/lesson-files.tsx';
import { addedLessons } from '../../features/class-builder/outline/outline-commands.ts';
import { BuilderOutline } from '../../features/class-builder/outline/builder-outline.tsx';
import { SearchDialog } from '../../features/class-builder/outline/search-dialog.tsx';
import { useChosenSection } from '../../features/class-builder/outline/use-chosen-section.ts';
import { useDraftSection } from '../../features/class-builder/outline/use-draft-section.ts';
import { useOutline } from '../../features/class-builder/outline/use-outline.ts';
import { useSearchKey } from '../../features/class-builder/outline/use-search-key.ts';
import { PresenceProvider } from '../../features/class-builder/presence/presence-provider.tsx';
import { PresentInBar } from '../../features/class-builder/presence/present-menu.tsx';
import { UndoButtons, UndoKeys } from '../../features/class-builder/undo/undo-buttons.tsx';
import { PreviewButton } from '../../features/class-builder/preview-button.tsx';
import { SubmitClassButton } from '../../features/class-builder/submission/submit-class-button.tsx';
import { ArchiveButton } from '../../features/sold/archive-button.tsx';
import { useEditorAhead } from '../../shared/rich-text/use-editor-ahead.ts';
import { SaverProvider } from '../../documents/saving/current-saver.tsx';
import { documentOf } from '../../documents/saving/leave-guard.tsx';
import { SaveStatus } from '../../documents/saving/save-status.tsx';
import './builder-layout.css';

const back = { href: screens.creatorCatalog(), label: 'Kembali ke Katalog Kelas' };

/** Building a class: its outline on the left, the page in the middle, settings and checklist on the right. */
export function BuilderLayout() {
  const { pathname, search } = useLocation();
  const place = readBuilderLocation(pathname, new URLSearchParams(search));
  const { data: built, error, refetch, isFetching } = useBuiltClass(place.classRef);
  if (built) return <OpenBuilder key={built.id} stored={built} place={place} />;

  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <ClassFrame title={isMissing ? 'Kelas tidak ditemukan' : 'Kelas'} back={back}>
      {isMissing && <NotFoundPage />}
      {error && !isMissing && (
        <ErrorState title="Gagal memuat kelas" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!error && <BuilderSkeleton />}
    </ClassFrame>
  );
}

type DrawerName = 'outline' | 'panel';

function OpenBuilder({ stored, place }: { stored: Program; place: BuilderLocation }) {
  const { built, outline } = useOutline(stored);
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  useDrawerOnArrival(setDrawer);
  const close = () => setDrawer(null);
  // State is held here, since the outline of a phone is unmounted whenever its drawer closes.
  const [chosenId, choose] = useChosenSection(built, place);
  const mayEdit = isEditable(built.statusApprove);
  const [created, setCreated] = useState<CreatedLesson | null>(null);
  /** Grows when everything is replaced, so that editors read the class again. */
  const [generation, setGeneration] = useState(0);
  const queryClient = useQueryClient();
  const { flush, forget, note } = outline;
  const isPanelOpen = drawer === 'panel';
  // The page does not render again for changes outside of it.
  const builder = useMemo<Builder>(
    () => ({
      built,
      storeOutline: flush,
      isEditable: mayEdit,
      isPanelOpen,
      closePanel: () => setDrawer(null),
      onLessonCreated: (lesson) => {
        setCreated(lesson);
        note(addedLessons([lesson], lesson.stamp));
      },
      onReplaced: () => {
        forgetLessons(queryClient);
        forget();
        setGeneration((count) => count + 1);
      },
    }),
    [built, flush, mayEdit, isPanelOpen, queryClient, forget, note],
  );
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchKey(search);
  useEditorAhead();
  const shownLocation = storedLocation(built, place, created);
  const draftSectionId = useDraftSection(built, shownLocation);
  const { pathname } = useLocation();
  const storedId = shownLocation.newType ? null : shownLocation.lessonId;
  const whereabouts = { page: builderPageOf(pathname, shownLocation), lessonId: storedId };
  const undoable = { built, outline, lessonId: shownLocation.lessonId };

  return (
    <SaverProvider>
      <PresenceProvider classId={built.id} place={whereabouts}>
        <UndoKeys {...undoable} isEditable={mayEdit} />
        <ClassFrame
          title={built.title}
          status={<SaveStatus outline={outline} />}
          back={back}
          actions={
            <>
              <PresentInBar built={built} />
              <PreviewButton
                built={built}
                storeOutline={outline.flush}
                lessonId={storedId}
                isMessage={pathname.endsWith('/ending-message')}
              />
              <SubmitClassButton built={built} storeOutline={outline.flush} onIncomplete={() => setDrawer('panel')} />
            </>
          }
          side={
            <SidePanel className="class-frame-side" title="Kerangka" open={drawer === 'outline'} onClose={close}>
              <LessonFiles built={built} outline={outline} chosenId={chosenId} onChoose={choose} isEditable={mayEdit}>
                <BuilderOutline
                  built={built}
                  outline={outline}
                  place={shownLocation}
                  draftSectionId={draftSectionId}
                  onSearch={search}
                  isEditable={mayEdit}
                  chosenId={chosenId}
                  onChoose={choose}
                  archiveButton={<ArchiveButton sold={built} />}
                />
              </LessonFiles>
            </SidePanel>
          }
          footer={
            <nav className="builder-bar" aria-label="Panel">
              <Button className="builder-bar-outline" variant="outline" onClick={() => setDrawer('outline')}>
                <List />
                Kerangka
              </Button>
              {mayEdit && (
                <span className="builder-bar-undo">
                  <UndoButtons {...undoable} />
                </span>
              )}
              <Button variant="outline" onClick={() => setDrawer('panel')}>
                <SlidersHorizontal />
                Atur
              </Button>
            </nav>
          }
        >
          <Outlet key={generation} context={builder} />
          <SearchDialog built={built} open={isSearching} onClose={() => setSearching(false)} />
        </ClassFrame>
      </PresenceProvider>
    </SaverProvider>
  );
}

/** Shows a new lesson as stored even while its address still is that of a new one. */
function storedLocation(built: Program, place: BuilderLocation, created: CreatedLesson | null): BuilderLocation {
  const lessonId = created?.temporaryId === place.lessonId ? created!.id : place.lessonId;
  return lessonId === created?.id || hasLesson(built, lessonId) ? { ...place, lessonId, newType: null } : place;
}

/** Drawers close when another page opens; '#sections' opens the outline. A document that only changes its address leaves them. */
function useDrawerOnArrival(show: (drawer: DrawerName | null) => void) {
  const { key, hash, state } = useLocation();
  const isSameDocument = documentOf(state) !== undefined;
  useEffect(() => {
    if (!isSameDocument) show(hash === '#sections' ? 'outline' : null);
  }, [key, hash, isSameDocument, show]);
}

function BuilderSkeleton() {
  return (
    <div className="wrap section">
      <Loading label="Memuat kelas">
        <div className="stack">
          <Skeleton width="40%" height={32} />
          <Skeleton height={48} />
          <Skeleton height={280} />
        </div>
      </Loading>
    </div>
  );
}

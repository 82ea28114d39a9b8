import { useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { screens } from '@sinau/contracts/screens';
import { date, dateTime } from '@sinau/format';
import { ClassFrame, NotFoundPage, PageTitle, useGo, useSearch } from '@sinau/shell';
import { Button, ErrorState, Loading, SidePanel, Skeleton, useMediaQuery } from '@sinau/ui';
import { ListChecks } from '@sinau/ui/icons';
import type { Wizard } from '../../features/class-builder/builder-context.ts';
import type { BuiltWebinar } from '../../features/class-builder/built-class.ts';
import { forgetLessons, useBuiltWebinar } from '../../features/class-builder/class-builder.data.ts';
import { PresenceProvider } from '../../features/class-builder/presence/presence-provider.tsx';
import { PresentInBar } from '../../features/class-builder/presence/present-menu.tsx';
import { UndoButtons, UndoKeys } from '../../features/class-builder/undo/undo-buttons.tsx';
import { HelpButton } from '../../features/class-builder/webinar/help-button.tsx';
import { isStep } from '../../features/class-builder/webinar/steps.ts';
import { stillOutline } from '../../features/class-builder/webinar/still-outline.ts';
import { SubmitWebinarButton } from '../../features/class-builder/webinar/submit-webinar-button.tsx';
import { WebinarPreviewButton } from '../../features/class-builder/webinar/webinar-preview-button.tsx';
import { wizardLocation } from '../../features/class-builder/webinar/wizard-location.ts';
import { WizardSide } from '../../features/class-builder/webinar/wizard-side.tsx';
import { CreateWebinarForm } from '../../features/programs/create-webinar-form.tsx';
import { SaverProvider } from '../../documents/saving/current-saver.tsx';
import { SaveStatus } from '../../documents/saving/save-status.tsx';
import './webinar-layout.css';

const back = { href: screens.creatorCatalog(), label: 'Kembali ke Katalog Kelas' };

/** Writing a webinar in five steps: where one is on the left, the step in the middle. */
export function WebinarLayout() {
  const { slug } = useParams();
  const go = useGo();
  const asked = useSearch((query) => query.get('id') ?? query.get('name'));
  const ref = asked ?? (isStep(slug) ? '' : (slug ?? ''));
  const { data: built, error, refetch, isFetching } = useBuiltWebinar(ref);
  if (!slug && ref === '') {
    return (
      <ClassFrame title="Buat webinar" back={back}>
        <PageTitle>Buat webinar</PageTitle>
        <CreateWebinarForm
          onCreated={({ id, slug: name }) => go(screens.createWebinar('information', { name, id }), { replace: true })}
        />
      </ClassFrame>
    );
  }
  if (built) return <OpenWizard key={built.id} built={built} />;

  const isMissing = ref === '' || (error instanceof ApiError && error.status === 404);
  return (
    <ClassFrame title={isMissing ? 'Webinar tidak ditemukan' : 'Webinar'} back={back}>
      {isMissing && <NotFoundPage />}
      {error && !isMissing && (
        <ErrorState title="Gagal memuat webinar" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!error && !isMissing && <WizardSkeleton />}
    </ClassFrame>
  );
}

function OpenWizard({ built }: { built: BuiltWebinar }) {
  const { slug } = useParams();
  const lessonId = useSearch((query) => query.get('lessonId'));
  const step = isStep(slug) ? slug : null;
  const [isSideOpen, setSideOpen] = useState(false);
  useClosedOnArrival(setSideOpen);
  const queryClient = useQueryClient();
  const mayEdit = isEditable(built.statusApprove);
  const [generation, setGeneration] = useState(0);
  const wizard = useMemo<Wizard>(
    () => ({
      built,
      isEditable: mayEdit,
      onReplaced: () => {
        forgetLessons(queryClient);
        setGeneration((count) => count + 1);
      },
    }),
    [built, mayEdit, queryClient],
  );
  const go = useGo();
  // Its bar has no room for the title and two buttons with words.
  const isPhone = useMediaQuery('(max-width: 599px)');
  const hrefOf = { name: built.slug, id: built.id };
  if (step === null) {
    const unfinished = built.steps.find(({ isCompleted }) => !isCompleted)?.key ?? 'publish';
    return <Navigate to={screens.createWebinar(unfinished, hrefOf)} replace />;
  }
  const undoable = { built: { slug: built.slug, sections: [] }, outline: stillOutline, lessonId: null };
  const submit = (
    <SubmitWebinarButton built={built} onIncomplete={() => go(screens.createWebinar('publish', hrefOf))} />
  );
  const done = built.steps.filter(({ isCompleted }) => isCompleted).length;

  return (
    <SaverProvider>
      <PresenceProvider classId={built.id} place={wizardLocation(step, lessonId)}>
        <UndoKeys {...undoable} isEditable={mayEdit} />
        <ClassFrame
          title={built.title}
          status={
            <div className="wizard-status">
              <SaveStatus outline={stillOutline} />
              <span className="muted num">
                Terakhir diubah {isPhone ? date(built.updatedAt) : dateTime(built.updatedAt)}
              </span>
            </div>
          }
          back={back}
          actions={
            <>
              <PresentInBar built={built} />
              <HelpButton step={step} />
              <WebinarPreviewButton built={built} lessonId={step === 'details' ? lessonId : null} />
              {!isPhone && submit}
            </>
          }
          side={
            <SidePanel
              className="class-frame-side"
              title="Langkah"
              open={isSideOpen}
              onClose={() => setSideOpen(false)}
            >
              <WizardSide built={built} step={step} undoButtons={mayEdit && <UndoButtons {...undoable} />} />
            </SidePanel>
          }
          footer={
            <nav className="wizard-bar" aria-label="Panel">
              <Button variant="outline" onClick={() => setSideOpen(true)}>
                <ListChecks />
                <span>
                  Langkah <span className="num">{done}/5</span>
                </span>
              </Button>
              {mayEdit && <UndoButtons {...undoable} />}
              {isPhone && submit}
            </nav>
          }
        >
          <Outlet key={generation} context={wizard} />
        </ClassFrame>
      </PresenceProvider>
    </SaverProvider>
  );
}

function useClosedOnArrival(setOpen: (isOpen: boolean) => void) {
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key, setOpen]);
}

function WizardSkeleton() {
  return (
    <div className="wrap section">
      <Loading label="Memuat webinar">
        <div className="stack">
          <Skeleton width="40%" height={32} />
          <Skeleton height={48} />
          <Skeleton height={280} />
        </div>
      </Loading>
    </div>
  );
}

import { Suspense, type ReactNode } from 'react';
import type { PreviewedWebinar } from '@sinau/contracts/authoring/preview/preview.schemas';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, lazySection, NotFoundPage, QueryStates, useSearch } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Pencil, Presentation } from '@sinau/ui/icons';
import { asVisited } from '../../features/preview/as-visited.ts';
import { ClassSlug } from '../../features/preview/class-slug.tsx';
import { usePreviewedWebinar } from '../../features/preview/preview.data.ts';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import './webinar-preview-page.css';

const WebinarContent = lazySection(async () => (await import('./webinar-page.tsx')).WebinarContent);

/** Page of a webinar in its working version, for its team and for operators. */
export function WebinarPreviewPage() {
  const name = useSearch((query) => query.get('name') ?? '');
  const query = usePreviewedWebinar(name);
  const { data } = query;
  return (
    <ClassFrame
      title={data?.title ?? 'Pratinjau'}
      status={data && <ClassSlug slug={data.slug} />}
      back={{ label: 'Kembali', href: backOf(data) }}
      actions={
        data && (
          <>
            {data.sections.length > 0 && (
              <BarButton href={screens.previewClass(data.slug)} icon={<Presentation />} label="Lihat sesi" />
            )}
            {data.viewer.mayEdit && (
              <BarButton href={screens.writeWebinar(data.slug, data.id)} icon={<Pencil />} label="Edit" />
            )}
          </>
        )
      }
    >
      <QueryStates
        query={query}
        noun="pratinjau"
        skeleton={<ClassPageSkeleton />}
        missing={<NotFoundPage />}
        headingLevel={2}
      >
        {(webinar) => (
          <div className="webinar-preview">
            <div className="wrap webinar-preview-notice">
              <Notice tone="neutral">
                Begini pengunjung melihat halaman webinar ini. Di pratinjau tidak ada yang bisa dibeli.
              </Notice>
            </div>
            <fieldset disabled>
              <Suspense fallback={<ClassPageSkeleton />}>
                <WebinarContent offer={asVisited(webinar)} isPreview />
              </Suspense>
            </fieldset>
          </div>
        )}
      </QueryStates>
    </ClassFrame>
  );
}

interface BarButtonProps {
  href: string;
  icon: ReactNode;
  label: string;
}

/** Button of the bar; on phones it has space for the icon only. */
const BarButton = ({ href, icon, label }: BarButtonProps) => (
  <Button variant="outline" className="webinar-preview-button" href={href} aria-label={label}>
    {icon}
    <span>{label}</span>
  </Button>
);

function backOf(webinar: PreviewedWebinar | undefined) {
  if (!webinar || webinar.viewer.mayEdit) return screens.creatorCatalog();
  return webinar.viewer.isOnTeam ? screens.creatorCatalog() : screens.operatorClass(webinar.slug);
}

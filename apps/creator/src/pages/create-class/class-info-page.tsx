import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { useBuilder } from '../../features/class-builder/builder-context.ts';
import { BuilderPage } from '../../features/class-builder/builder-page.tsx';
import { useClassDocument } from '../../features/class-builder/class-info/class-document.ts';
import { ClassInfoForm } from '../../features/class-builder/class-info/class-info-form.tsx';
import { useTopics } from '../../shared/topics.data.ts';
import { useRegisteredSaver } from '../../shared/self-saving/current-saver.tsx';
import { LeaveGuard, stayIn } from '../../shared/self-saving/leave-guard.tsx';

/** What the catalog says about a class. */
export function ClassInfoPage() {
  const { built, isEditable } = useBuilder();
  const { data: topics } = useTopics();
  const { document, ...snapshot } = useClassDocument(built);
  const id = `class-${built.id}`;
  useRegisteredSaver(document);
  useOwnAddress(built.slug, id);

  return (
    <BuilderPage>
      <PageTitle>{`Informasi kelas ${built.title}`}</PageTitle>
      <LeaveGuard document={document} id={id} />
      <h2>Informasi kelas</h2>
      <div onBlur={() => void document.flush()}>
        <ClassInfoForm {...snapshot} topics={topics?.list ?? []} readOnly={!isEditable} onChange={document.change} />
      </div>
    </BuilderPage>
  );
}

/** The address follows the title, as long as the class is not published. */
function useOwnAddress(slug: string, documentId: string) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = screens.createClass(slug);
  useEffect(() => {
    if (pathname !== address) void navigate(address, stayIn(documentId));
  }, [pathname, address, documentId, navigate]);
}

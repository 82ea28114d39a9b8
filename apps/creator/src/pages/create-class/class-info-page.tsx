import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useDraftKey } from '@sinau/shell';
import { useBuilder } from '../../features/class-builder/builder-context.ts';
import { BuilderPage } from '../../features/class-builder/builder-page.tsx';
import { classDocumentId, useClassDocument } from '../../features/class-builder/class-info/class-document.ts';
import { ClassInfoForm } from '../../features/class-builder/class-info/class-info-form.tsx';
import type { Prices } from '../../features/class-builder/class-info/prices.ts';
import { usePublishedPrices } from '../../features/class-builder/class-info/published-prices.ts';
import { PriceHistory } from '../../shared/price/price-history.tsx';
import { focusSoon } from '../../shared/focus-soon.ts';
import { useTopics } from '../../shared/topics.data.ts';
import { useRegisteredSaver } from '../../documents/saving/current-saver.tsx';
import { LeaveGuard } from '../../documents/saving/leave-guard.tsx';

/** Catalog information of a class. Its address follows the title until the class is published. */
export function ClassInfoPage() {
  const { built, isEditable } = useBuilder();
  const { data: topics } = useTopics();
  const { document, ...snapshot } = useClassDocument(built);
  useRegisteredSaver(document, classDocumentId(built));
  const published = usePublishedPrices(built);
  const isPublished = built.status === 'publish';
  const changePrices = (patch: Partial<Prices>) => {
    document.change(patch);
    void document.commit();
  };
  const priceKey = useDraftKey(`price:${built.id}`);
  useAskedField();

  return (
    <BuilderPage>
      <PageTitle>{`Halaman kelas ${built.title}`}</PageTitle>
      <LeaveGuard document={document} id={`class-${built.id}`} address={screens.createClass(built.slug)} />
      <h2>Halaman kelas</h2>
      <div onBlur={() => void document.commit()}>
        <ClassInfoForm
          {...snapshot}
          topics={topics?.list ?? []}
          hasCohort={built.format !== 'self-paced'}
          readOnly={!isEditable}
          isOnSale={isPublished && !built.archiveAt}
          errors={isPublished ? { ...snapshot.errors, ...published.errors } : snapshot.errors}
          priceKey={priceKey}
          prices={isPublished ? published.prices : snapshot.draft}
          onChange={document.change}
          onPricesChange={isPublished ? published.change : changePrices}
        />
      </div>
      {isPublished && <PriceHistory kind="program" classId={built.id} />}
    </BuilderPage>
  );
}

/** Focuses the field that the address names, such as '#description' in the checklist's links. */
function useAskedField() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return undefined;
    return focusSoon(() => document.querySelector<HTMLElement>(`[name="${CSS.escape(hash.slice(1))}"]`));
  }, [hash, key]);
}

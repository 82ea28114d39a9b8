import { useState, type ReactNode } from 'react';
import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { bundleProblems } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Breadcrumbs, Button, Card } from '@sinau/ui';
import { Eye } from '@sinau/ui/icons';
import { PageHead } from '../../../shared/page-head.tsx';
import { StatusBadge } from '../../../shared/program-status.tsx';
import { SaverProvider, useRegisteredSaver } from '../../../documents/saving/current-saver.tsx';
import { LeaveGuard } from '../../../documents/saving/leave-guard.tsx';
import { SaveProblem } from '../../../documents/saving/save-problem.tsx';
import { SaveStatus } from '../../../documents/saving/save-status.tsx';
import { useChangeBundlePrice } from '../bundles.data.ts';
import { BundleChanges } from './bundle-changes.tsx';
import { BundleChecklist } from './bundle-checklist.tsx';
import { bundleConflictLabels, bundleDocumentId, useBundleDocument, type BundleFields } from './bundle-document.ts';
import { BundleForm } from './bundle-form.tsx';
import { BundleNotices } from './bundle-notices.tsx';
import type { ChosenClass } from './chosen-class.ts';
import { PriceCard } from './price-card.tsx';
import { SubmitBundleButton } from './submit-bundle-button.tsx';
import './bundle-composer.css';

interface ComposedBundle {
  bundle: WrittenBundle;
  /** The actions on the bundle as a whole. */
  menu: ReactNode;
}

/** Composes a bundle: its classes and texts on the left, price and checklist on the right. It saves itself. */
export function BundleComposer({ bundle, menu }: ComposedBundle) {
  /** Grows when everything is replaced, so that the form reads it again. */
  const [generation, setGeneration] = useState(0);
  return (
    <SaverProvider>
      <Composer key={generation} bundle={bundle} menu={menu} onDiscarded={() => setGeneration(generation + 1)} />
    </SaverProvider>
  );
}

function Composer({ bundle, menu, onDiscarded }: ComposedBundle & { onDiscarded: () => void }) {
  const go = useGo();
  const { document, draft, errors } = useBundleDocument(bundle);
  useRegisteredSaver(document, bundleDocumentId(bundle));
  const { classes, pick } = useChosen(bundle, draft.classIds);
  const changePrice = useChangeBundlePrice(bundle.id);
  const isPublished = bundle.status === 'publish';
  const readOnly = !isEditable(bundle.statusApprove);
  const salePrice = isPublished ? bundle.salePrice : draft.salePrice;
  const written = { ...draft, salePrice, classes };
  const commit = (patch: Partial<BundleFields>) => {
    document.change(patch);
    void document.commit();
  };
  const preview = async () => {
    if (await document.flush()) go(screens.previewBundle(bundle.slug));
  };
  return (
    <div className="bundle-composer">
      <LeaveGuard document={document} id={bundleDocumentId(bundle)} address={screens.editBundle(bundle.slug)} />
      <PageHead
        title={bundle.title}
        trail={<Breadcrumbs items={[{ label: 'Bundling Kelas', href: screens.creatorBundles() }]} />}
        action={
          <div className="row wraps">
            <SaveStatus />
            <StatusBadge status={bundle.statusApprove} />
          </div>
        }
      />
      <div className="row wraps">
        <SubmitBundleButton
          bundle={bundle}
          isComplete={Object.keys(bundleProblems(written)).length === 0}
          flush={document.flush}
        />
        <Button variant="outline" onClick={() => void preview()}>
          <Eye />
          Pratinjau
        </Button>
        {menu}
      </div>
      <SaveProblem words={bundleConflictLabels} />
      <BundleNotices bundle={bundle} />
      {bundle.statusApprove === 'changed' && <BundleChanges bundle={bundle} onDiscarded={onDiscarded} />}
      <div className="bundle-composer-columns" onBlur={() => void document.commit()}>
        <div className="bundle-composer-main">
          <BundleForm
            draft={draft}
            errors={errors}
            classes={classes}
            readOnly={readOnly}
            onPicked={pick}
            onChange={document.change}
            onCommit={commit}
          />
        </div>
        <div className="bundle-composer-side">
          <PriceCard
            salePrice={salePrice}
            prices={classes.map((one) => one.salePrice)}
            isPublished={isPublished}
            disabled={readOnly || changePrice.isPending}
            error={errors.salePrice}
            onCommit={(to) =>
              isPublished
                ? to !== null && changePrice.mutate({ from: bundle.salePrice, to })
                : commit({ salePrice: to })
            }
          />
          {!readOnly && bundle.statusApprove !== 'publish' && (
            <Card padded>
              <BundleChecklist draft={written} />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}

/** Chosen classes as they are known: those returned by the server, and those picked since. */
function useChosen({ classes: stored }: WrittenBundle, ids: readonly string[]) {
  const [picked, setPicked] = useState<readonly ChosenClass[]>([]);
  const known = new Map<string, ChosenClass>([...picked, ...stored].map((one) => [one.id, one]));
  return {
    classes: ids.flatMap((id) => known.get(id) ?? []),
    pick: (one: ChosenClass) => setPicked([...picked, one]),
  };
}

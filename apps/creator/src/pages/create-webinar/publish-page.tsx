import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { useState } from 'react';
import { Button } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { useWizard } from '../../features/class-builder/builder-context.ts';
import { PublishStep } from '../../features/class-builder/webinar/publish-step.tsx';
import { WizardPage } from '../../features/class-builder/webinar/wizard-page.tsx';
import { ArchiveButton } from '../../features/sold/archive-button.tsx';
import { RemoveDialog } from '../../features/sold/remove-dialog.tsx';

/** Last check before a webinar is submitted, and its status afterwards. */
export function PublishPage() {
  const { built } = useWizard();
  const [isRemoving, setRemoving] = useState(false);
  const go = useGo();
  return (
    <WizardPage step="publish" intro="Yang sudah lengkap, yang masih kurang, dan status peninjauan.">
      <PublishStep built={built} />
      <div className="row wraps">
        <ArchiveButton sold={built} />
        {built.participantCount === 0 && (
          <Button variant="outline" onClick={() => setRemoving(true)}>
            <Trash2 />
            Hapus webinar
          </Button>
        )}
      </div>
      <RemoveDialog
        sold={built}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={() => go(screens.creatorCatalog(), { replace: true })}
      />
    </WizardPage>
  );
}

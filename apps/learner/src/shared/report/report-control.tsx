import { Suspense, useState } from 'react';
import type { ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { lazySection } from '@sinau/shell';
import { Button, IconButton } from '@sinau/ui';
import { Flag } from '@sinau/ui/icons';
import './report-control.css';

/** Dialog with its form, loaded when somebody reports: few ever do. */
const ReportDialog = lazySection(async () => (await import('./report-dialog.tsx')).ReportDialog);

export interface ReportControlProps {
  kind: ReportedKind;
  id: string;
  /** Names the thing: 'ulasan Sekar'. */
  noun: string;
  /** Within a list of many things the button is an icon; beside the tools of a class it is quiet. */
  look?: 'full' | 'icon' | 'quiet';
}

/** Button with its dialog. */
export function ReportControl({ kind, id, noun, look = 'full' }: ReportControlProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {look === 'icon' ? (
        <IconButton className="personal" size="sm" label={`Laporkan ${noun}`} onClick={open}>
          <Flag />
        </IconButton>
      ) : look === 'quiet' ? (
        <button type="button" className="report-quiet personal sm" aria-label={`Laporkan ${noun}`} onClick={open}>
          Laporkan
        </button>
      ) : (
        <Button className="personal" variant="text" size="sm" aria-label={`Laporkan ${noun}`} onClick={open}>
          <Flag />
          Laporkan
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} id={id} noun={noun} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

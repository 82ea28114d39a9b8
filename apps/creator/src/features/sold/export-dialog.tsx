import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { transfer } from '@sinau/api-client';
import type { ClassExportFormat } from '@sinau/contracts/authoring/transfer/class-export.rules';
import type { ClassExport } from '@sinau/contracts/authoring/transfer/class-export.schemas';
import { decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Dialog, Notice, Skeleton } from '@sinau/ui';
import { FormatChoice } from '../../shared/format-choice.tsx';
import { OutcomeLines } from '../../shared/import/outcome-lines.tsx';
import { DownloadButton } from './download-button.tsx';
import './export-dialog.css';

interface ExportDialogProps {
  sold: { id: string; title: string };
  onClose: () => void;
}

const formats: Record<ClassExportFormat, { title: string; description: string }> = {
  'common-cartridge': {
    title: 'Common Cartridge 1.3',
    description:
      'Untuk Canvas, Moodle, Blackboard, dan LMS lain: tiap materi menjadi butir yang bisa disunting di sana.',
  },
  scorm: {
    title: 'SCORM 1.2',
    description: 'Untuk hampir semua LMS: satu paket dengan pemutarnya, yang melaporkan kemajuan dan nilai.',
  },
};

/** Download of a class for another system, after listing what goes, what changes and what stays. */
export function ExportDialog({ sold, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ClassExportFormat>('common-cartridge');
  // Each opening signs an address of its own.
  const offer = useQuery({
    ...transfer.offerExport.query({ params: { id: sold.id, format } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = offer;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title="Ekspor ke sistem lain"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          {data && data.counts.lessons > 0 && <DownloadButton file={data} onBegun={onClose} />}
        </>
      }
    >
      <div className="class-export">
        <FormatChoice formats={formats} value={format} onChange={setFormat} />
        <QueryStates query={offer} noun="isi kelas" skeleton={<Skeleton height={120} />} headingLevel={3}>
          {(report) => <Report report={report} />}
        </QueryStates>
      </div>
    </Dialog>
  );
}

function Report({ report: { counts, holdsAnswers, lines } }: { report: ClassExport }) {
  if (counts.lessons === 0)
    return <Notice tone="neutral">Belum ada materi di kelas ini yang bisa ikut dalam format ini.</Notice>;
  const changed = lines.filter(({ outcome }) => outcome !== 'taken');
  return (
    <>
      <p className="num">
        {decimal(counts.lessons)} materi ikut. Data peserta tidak ikut. Untuk memindahkan kelas ke situs lain yang
        memakai aplikasi ini, pilih cadangan.
      </p>
      {holdsAnswers && (
        <Notice tone="neutral">
          Kunci jawaban kuis ada di dalam paket, jadi peserta yang membongkar paketnya bisa membacanya.
        </Notice>
      )}
      <section className="class-export-lines">
        <h3>Yang berubah atau tidak ikut</h3>
        <OutcomeLines lines={changed} />
      </section>
    </>
  );
}

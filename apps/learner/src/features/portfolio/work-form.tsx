import { useState } from 'react';
import { webAddress } from '@sinau/contracts/web-address';
import { workRules } from '@sinau/contracts/study/portfolio/portfolio.rules';
import type { PortfolioWork } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useGo } from '@sinau/shell';
import { Button, Card, Checkbox, Form, TextareaField, TextField, useContractForm } from '@sinau/ui';
import { useAddWork, useUpdateWork } from './portfolio.data.ts';
import { WorkFiles } from './work-files.tsx';
import './portfolio.css';

const rules = {
  ...workRules,
  link: {
    ...workRules.link,
    check: (typed: string) => (webAddress(typed) ? null : 'Tulis alamat yang lengkap, misalnya https://contoh.id'),
  },
} as const;

interface WorkFormProps {
  /** Work to change; null for a new one. */
  work: PortfolioWork | null;
  onCancel: () => void;
  onDone: (id: string) => void;
}

/**
 * Form for a work: description, where it was published, pictures and documents; for one from a class only its title.
 */
function WorkForm({ work, onCancel, onDone }: WorkFormProps) {
  const [files, setFiles] = useState(work?.files ?? []);
  const [isShown, setShown] = useState(work?.isShown ?? true);
  const add = useAddWork(onDone);
  const update = useUpdateWork(() => onDone(work!.id));
  const isOwn = !work?.submissionId;
  const form = useContractForm(rules, ({ title, content = '', link = null }) => {
    const own = { title, content, link, fileIds: files.map(({ id }) => id), isShown };
    if (!work) return add.mutateAsync({ body: own });
    return update.mutateAsync({ params: { id: work.id }, body: isOwn ? own : { title, isShown } });
  });
  return (
    <Form form={form} className="portfolio-form" aria-label={work ? 'Edit karya' : 'Tambah karya'}>
      <TextField {...form.field('title')} label="Judul" defaultValue={work?.title ?? ''} autoComplete="off" />
      {isOwn && (
        <>
          <TextareaField
            {...form.field('content')}
            label="Cerita tentang karya ini"
            defaultValue={work?.content ?? ''}
            rows={8}
          />
          <TextField
            {...form.field('link')}
            label="Tautan"
            defaultValue={work?.link ?? ''}
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            hint="Kalau karyanya terbit di tempat lain"
          />
          <WorkFiles
            files={files}
            onAdd={(file) => setFiles((had) => [...had, file])}
            onRemove={(id) => setFiles((had) => had.filter((file) => file.id !== id))}
          />
        </>
      )}
      <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        Tampilkan di profilku
      </Checkbox>
      <div className="row wraps">
        <Button type="submit" loading={form.isSending}>
          Simpan karya
        </Button>
        <Button variant="text" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </Form>
  );
}

export function NewWork() {
  const go = useGo();
  return (
    <div className="portfolio-page">
      <PageTitle>Tambah karya</PageTitle>
      <div>
        <h1>Tambah karya</h1>
        <p className="muted">Tulisan, foto, desain, atau apa pun yang ingin kamu tunjukkan.</p>
      </div>
      <Card padded>
        <WorkForm work={null} onCancel={() => go(screens.portfolio())} onDone={(id) => go(screens.portfolio(id))} />
      </Card>
    </div>
  );
}

export const EditWork = ({ work, onDone }: { work: PortfolioWork; onDone: () => void }) => (
  <div className="portfolio-page">
    <h1>Edit karya</h1>
    <Card padded>
      <WorkForm work={work} onCancel={onDone} onDone={onDone} />
    </Card>
  </div>
);

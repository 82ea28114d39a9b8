import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import { screens } from '@sinau/contracts/screens';
import { decimal, fileSize } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Button, Card, Field, IconButton, Input, Notice, Select, VisuallyHidden } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { keysOf } from '../../shared/list/keys-of.ts';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { useMakeDraft } from './class-import.data.ts';
import { planProblem, type DraftPlan, type DraftSection } from './draft-plan.rules.ts';

interface DraftEditorProps {
  plan: DraftPlan;
  onChange: (plan: DraftPlan) => void;
  onBack: () => void;
}

const formats = keysOf(programFormatLabels);

/** A planned class: its titles can be changed and its lessons taken out, before it is made and its files are uploaded. */
export function DraftEditor({ plan, onChange, onBack }: DraftEditorProps) {
  const go = useGo();
  const [format, setFormat] = useState(formats[0]!);
  const [isTried, setTried] = useState(false);
  const make = useMakeDraft();
  const problem = planProblem(plan);
  const files = plan.sections.flatMap(({ lessons }) => lessons.flatMap(({ upload }) => upload?.file ?? []));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const change = (key: string, changed: (section: DraftSection) => DraftSection | null) =>
    onChange({
      ...plan,
      sections: plan.sections.flatMap((section) => (section.key === key ? (changed(section) ?? []) : section)),
    });
  const submit = () => {
    setTried(true);
    if (!problem) make.mutate({ plan, format }, { onSuccess: ({ slug }) => go(screens.createClass(slug)) });
  };
  const message = make.error?.message ?? (isTried ? problem : null);
  return (
    <>
      <Card padded className="class-import-head">
        <Field label="Judul kelas">
          <Input
            value={plan.title}
            maxLength={120}
            onChange={({ target }) => onChange({ ...plan, title: target.value })}
          />
        </Field>
        <Field label="Jenis kelas">
          <Select value={format} onChange={({ target }) => setFormat(target.value as typeof format)}>
            {formats.map((one) => (
              <option key={one} value={one}>
                {programFormatLabels[one].label}
              </option>
            ))}
          </Select>
        </Field>
      </Card>
      <ol className="class-import-sections">
        {plan.sections.map((section, index) => (
          <Card as="li" key={section.key} padded className="class-import-section">
            <Field label={`Bagian ${decimal(index + 1)}`}>
              <Input
                value={section.title}
                maxLength={120}
                onChange={({ target }) => change(section.key, (one) => ({ ...one, title: target.value }))}
              />
            </Field>
            <SectionLessons section={section} onChange={(changed) => change(section.key, () => changed)} />
          </Card>
        ))}
      </ol>
      <LeftOutList plan={plan} />
      <p className="muted sm num" role="status">
        {files.length > 0
          ? `${decimal(files.length)} berkas, ${fileSize(bytes)}. Unggahan berjalan sambil kamu menyunting kelasnya.`
          : 'Videonya diputar dari situs asalnya, jadi tidak ada yang diunggah.'}
      </p>
      {message && (
        <div role="alert">
          <Notice tone="danger">{message}</Notice>
        </div>
      )}
      <div className="class-import-actions">
        <Button variant="outline" onClick={onBack}>
          Kembali
        </Button>
        <Button loading={make.isPending} onClick={submit}>
          {files.length > 0 ? 'Buat kelas dan unggah' : 'Buat kelas'}
        </Button>
      </div>
    </>
  );
}

function SectionLessons({
  section,
  onChange,
}: {
  section: DraftSection;
  onChange: (section: DraftSection | null) => void;
}) {
  const { lessons } = section;
  const without = (key: string) => {
    const left = lessons.filter((one) => one.key !== key);
    onChange(left.length > 0 ? { ...section, lessons: left } : null);
  };
  return (
    <ul className="class-import-lessons">
      {lessons.map(({ key, type, title, upload, address }) => {
        const { label, Icon } = lessonKindLabels[type];
        return (
          <li key={key}>
            <Icon aria-label={label} role="img" />
            <div className="grow">
              <Input
                aria-label={`Judul materi ${upload?.file.name ?? address ?? title}`}
                value={title}
                maxLength={150}
                onChange={({ target }) =>
                  onChange({
                    ...section,
                    lessons: lessons.map((one) => (one.key === key ? { ...one, title: target.value } : one)),
                  })
                }
              />
              <p className="muted xs class-import-source">
                {upload ? `${upload.file.name} · ${fileSize(upload.file.size)}` : address}
                {upload?.kind === 'document' && ' · menjadi lampiran artikel'}
              </p>
            </div>
            <IconButton label={`Keluarkan ${title || 'materi ini'}`} onClick={() => without(key)}>
              <Trash2 />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function LeftOutList({ plan: { leftOut } }: { plan: DraftPlan }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="class-import-left">
      <summary>
        {decimal(leftOut.length)} tidak ikut <VisuallyHidden>dari yang kamu pilih</VisuallyHidden>
      </summary>
      <ul>
        {leftOut.map(({ name, reason }, index) => (
          <li key={index}>
            <b>{name}</b>
            <p className="muted sm">{reason}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

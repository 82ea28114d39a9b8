import type { ReactNode } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { ProgramFormat } from '@sinau/contracts/storefront/catalog/offer.rules';
import { programCreationRules } from '@sinau/contracts/authoring/program/program.rules';
import { useDraftKey } from '@sinau/shell';
import { FormOptions, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { keysOf } from '../../shared/list/keys-of.ts';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { useCreateProgram } from './programs.data.ts';
import './create-program-form.css';

const formats = keysOf(programFormatLabels).map((value) => ({
  value,
  title: programFormatLabels[value].label,
  description: programFormatLabels[value].description,
}));

interface CreateProgramFormProps {
  onCreated: (created: Program) => void;
  /** Other ways to begin, below the form. */
  children?: ReactNode;
}

/** The first step of a class: its title and how it is taught. */
export function CreateProgramForm({ onCreated, children }: CreateProgramFormProps) {
  const { mutateAsync } = useCreateProgram();
  const draftKey = useDraftKey('new-class');
  return (
    <div className="create-program">
      <div>
        <h2>Kelas apa yang ingin kamu buat?</h2>
        <p className="muted">Judul bisa diubah kapan saja; jenis kelas tidak.</p>
      </div>
      <PortalForm<{ title: string; format: ProgramFormat }>
        rules={programCreationRules}
        initialValues={{ title: '', format: 'self-paced' }}
        draftKey={draftKey}
        send={async ({ title, format }) => onCreated(await mutateAsync({ title: title.trim(), format }))}
        submitLabel="Buat kelas"
      >
        <FormText name="title" label="Judul kelas" hint="Misalnya “Menulis Berita yang Dibaca Sampai Habis”" />
        <FormOptions name="format" label="Jenis kelas" options={formats} />
      </PortalForm>
      {children}
    </div>
  );
}

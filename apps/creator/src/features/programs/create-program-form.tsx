import { useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import type { Program, ProgramFormat } from '@sinau/contracts/program/program.schemas';
import { Button, Field, Fieldset, Input, Notice, OptionCard } from '@sinau/ui';
import { programFormatWords } from '../../shared/program-formats.ts';
import { useCreateProgram } from './programs.data.ts';
import './create-program-form.css';

const formats = Object.keys(programFormatWords) as ProgramFormat[];

/** The first step of a class: what it is called and how it is taught. */
export function CreateProgramForm({ onCreated }: { onCreated: (created: Program) => void }) {
  const [title, setTitle] = useState('');
  const [format, setFormat] = useState<ProgramFormat>('self-paced');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useCreateProgram();
  const refusal = error instanceof ApiError ? error : null;

  const create = (event: FormEvent) => {
    event.preventDefault();
    setShort(title.trim().length < 5);
    if (title.trim().length >= 5) mutate({ title: title.trim(), format }, { onSuccess: onCreated });
  };

  return (
    <form className="create-program" onSubmit={create} noValidate>
      <div>
        <h2>Kelas apa yang ingin kamu buat?</h2>
        <p className="muted">Cukup judulnya dulu. Semua bisa kamu ubah sebelum diajukan.</p>
      </div>
      {refusal && !refusal.fields.title && (
        <div role="alert">
          <Notice tone="danger">{refusal.message}</Notice>
        </div>
      )}
      <Field
        label="Judul kelas"
        hint="Misalnya “Menulis Berita yang Dibaca Sampai Habis”"
        error={isShort ? 'Tulis judul, minimal 5 karakter' : refusal?.fields.title}
        aside={<span className="num">{title.length}/120</span>}
      >
        <Input
          value={title}
          maxLength={120}
          onChange={({ target }) => {
            setTitle(target.value);
            setShort(false);
            reset();
          }}
        />
      </Field>
      <Fieldset legend="Jenis kelas">
        <div className="create-program-formats">
          {formats.map((name) => (
            <OptionCard
              key={name}
              name="format"
              title={programFormatWords[name].label}
              description={programFormatWords[name].description}
              checked={format === name}
              onChange={() => setFormat(name)}
            />
          ))}
        </div>
      </Fieldset>
      <Button type="submit" size="lg" loading={isPending}>
        Buat kelas
      </Button>
    </form>
  );
}

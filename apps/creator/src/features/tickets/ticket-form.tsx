import { useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import { Button, Field, Input, keptForm, Notice, Textarea } from '@sinau/ui';
import { MomentField } from '../../shared/moment-field.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { PriceField } from '../../shared/price/price-field.tsx';
import { problemsOfTicket, type TicketDraft } from './ticket-draft.ts';
import { TierFields } from './tier-fields.tsx';
import './ticket-form.css';

interface TicketFormProps {
  kind: 'regular' | 'additional';
  initial: TicketDraft;
  /** Under which what is filled in is kept on this device until it is stored. */
  draftKey: string;
  /** Sold and held already: the quota cannot be lower. */
  taken: number;
  submitLabel: string;
  send: (draft: TicketDraft) => Promise<unknown>;
  onDone: () => void;
}

/** A ticket is stored whole, since somebody may buy it a moment later. What is filled in stays on the device until then. */
export function TicketForm({ kind, initial, draftKey, taken, submitLabel, send, onDone }: TicketFormProps) {
  const kept = keptForm<TicketDraft>(draftKey);
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...initial, ...kept.read() }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (patch: Partial<TicketDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    kept.write(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOfTicket(next, new Date()));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOfTicket(draft, new Date());
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send({ ...draft, title: draft.title.trim(), description: draft.description.trim() });
      kept.forget();
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0)
        setFailure(error instanceof Error ? error.message : 'Gagal disimpan. Coba lagi.');
    } finally {
      setSending(false);
    }
  };

  return (
    <form className="ticket-form" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert" className="ticket-form-failure">
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      <Field label="Nama tiket" error={problems.title} aside={`${draft.title.length}/80`}>
        <Input maxLength={80} value={draft.title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field
        label="Yang didapat"
        optional
        hint={
          kind === 'regular'
            ? 'Misalnya “Akses semua sesi dan rekamannya”.'
            : 'Misalnya “Modul cetak, dikirim ke rumah”.'
        }
        error={problems.description}
      >
        <Textarea
          rows={2}
          maxLength={300}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <div className="ticket-form-pair">
        <PriceField
          label="Harga"
          hint={draft.price === 0 ? 'Tiket ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.'}
          error={problems.price}
          value={draft.price}
          disabled={false}
          left=""
          onKeep={(digits) => digits && kept.write({ ...draft, price: Number(digits) })}
          onCommit={(price) => change({ price })}
        />
        <NumberField
          label="Kuota tiket (opsional)"
          hint={
            taken > 0
              ? `Sudah ada ${taken} yang terjual atau dipesan.`
              : 'Kosongkan kalau cukup mengikuti kuota webinar.'
          }
          error={problems.quota}
          optional
          min={Math.max(1, taken)}
          max={99_999}
          value={draft.quota}
          disabled={false}
          onChange={(quota) => change({ quota })}
        />
      </div>
      {kind === 'additional' && (
        <div className="ticket-form-pair">
          <NumberField
            label="Paling banyak per pesanan"
            error={problems.perOrder}
            min={1}
            max={10}
            value={draft.perOrder}
            disabled={false}
            onChange={(perOrder) => perOrder !== null && change({ perOrder })}
          />
          <NumberField
            label="Paling banyak per orang"
            error={problems.perUser}
            min={1}
            max={10}
            value={draft.perUser}
            disabled={false}
            onChange={(perUser) => perUser !== null && change({ perUser })}
          />
        </div>
      )}
      <MomentField
        label="Penjualan dibuka"
        hint="Kosongkan untuk langsung dijual begitu webinar terbit."
        error={problems.saleStartsAt}
        usualTime="00:00"
        value={draft.saleStartsAt}
        onChange={(saleStartsAt) => change({ saleStartsAt })}
      />
      <MomentField
        label="Penjualan ditutup"
        hint="Kosongkan untuk dijual sampai webinar dimulai."
        error={problems.saleEndsAt}
        usualTime="23:59"
        value={draft.saleEndsAt}
        onChange={(saleEndsAt) => change({ saleEndsAt })}
      />
      <TierFields tiers={draft.tiers} problems={problems} onChange={(tiers) => change({ tiers })} />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

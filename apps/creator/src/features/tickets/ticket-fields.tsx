import { Field, Input, Textarea } from '@sinau/ui';
import { DateTimeField } from '../../shared/date-time-field.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { PriceField } from '../../shared/price/price-field.tsx';
import type { TicketDraft } from './ticket-draft.ts';
import { TierFields } from './tier-fields.tsx';

interface FilledTicket {
  draft: TicketDraft;
  problems: Record<string, string>;
  change: (patch: Partial<TicketDraft>) => void;
}
interface TicketFieldsProps extends FilledTicket {
  kind: 'regular' | 'additional';
  /** Number of tickets sold and held already: the quota cannot be lower. */
  taken: number;
  keepPrice: (digits: string) => void;
}

/** Fields of a ticket: name, price, quota and sale period. */
export const TicketFields = ({ kind, taken, keepPrice, ...filled }: TicketFieldsProps) => (
  <>
    <TextFields kind={kind} {...filled} />
    <PriceAndQuota taken={taken} keepPrice={keepPrice} {...filled} />
    {kind === 'additional' && <Limits {...filled} />}
    <SaleTimes {...filled} />
    <TierFields tiers={filled.draft.tiers} problems={filled.problems} onChange={(tiers) => filled.change({ tiers })} />
  </>
);

const TextFields = ({ kind, draft, problems, change }: FilledTicket & Pick<TicketFieldsProps, 'kind'>) => (
  <>
    <Field label="Nama tiket" error={problems.title} aside={`${draft.title.length}/80`}>
      <Input maxLength={80} value={draft.title} onChange={({ target }) => change({ title: target.value })} />
    </Field>
    <Field
      label="Yang didapat"
      optional
      hint={
        kind === 'regular' ? 'Misalnya “Akses semua sesi dan rekamannya”.' : 'Misalnya “Modul cetak, dikirim ke rumah”.'
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
  </>
);

const PriceAndQuota = ({
  taken,
  keepPrice,
  draft,
  problems,
  change,
}: FilledTicket & Pick<TicketFieldsProps, 'taken' | 'keepPrice'>) => (
  <div className="ticket-form-pair">
    <PriceField
      label="Harga"
      hint={draft.price === 0 ? 'Tiket ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.'}
      error={problems.price}
      value={draft.price}
      disabled={false}
      left=""
      onKeep={keepPrice}
      onCommit={(price) => change({ price })}
    />
    <NumberField
      label="Kuota tiket (opsional)"
      hint={
        taken > 0 ? `Sudah ada ${taken} yang terjual atau dipesan.` : 'Kosongkan kalau cukup mengikuti kuota webinar.'
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
);

const Limits = ({ draft, problems, change }: FilledTicket) => (
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
);

const SaleTimes = ({ draft, problems, change }: FilledTicket) => (
  <>
    <DateTimeField
      label="Penjualan dibuka"
      hint="Kosongkan untuk langsung dijual begitu webinar terbit."
      error={problems.saleStartsAt}
      usualTime="00:00"
      value={draft.saleStartsAt}
      onChange={(saleStartsAt) => change({ saleStartsAt })}
    />
    <DateTimeField
      label="Penjualan ditutup"
      hint="Kosongkan untuk dijual sampai webinar dimulai."
      error={problems.saleEndsAt}
      usualTime="23:59"
      value={draft.saleEndsAt}
      onChange={(saleEndsAt) => change({ saleEndsAt })}
    />
  </>
);

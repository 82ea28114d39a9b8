import { optionalMark } from '@sinau/ui';
import { FormArea, FormText } from '@sinau/ui/antd/portal-form';
import { DateTimeField } from '../../shared/date-time-field.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { PriceControl } from './price-control.tsx';
import { TicketControl } from './ticket-control.tsx';
import { TierFields } from './tier-fields.tsx';

interface TicketFieldsProps {
  kind: 'regular' | 'additional';
  /** Number of tickets sold and held already: the quota cannot be lower. */
  taken: number;
}

/** Fields of a ticket: name, price, quota and sale period. */
export const TicketFields = ({ kind, taken }: TicketFieldsProps) => (
  <>
    <FormText name="title" label="Nama tiket" />
    <FormArea
      name="description"
      label="Yang didapat"
      hint={
        kind === 'regular' ? 'Misalnya “Akses semua sesi dan rekamannya”.' : 'Misalnya “Modul cetak, dikirim ke rumah”.'
      }
    />
    <div className="ticket-form-pair">
      <PriceControl
        name="price"
        hintOf={(price) => (price === 0 ? 'Tiket ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.')}
      />
      <QuotaControl taken={taken} />
    </div>
    {kind === 'additional' && (
      <div className="ticket-form-pair">
        <LimitControl name="perOrder" label="Paling banyak per pesanan" />
        <LimitControl name="perUser" label="Paling banyak per orang" />
      </div>
    )}
    <SaleTimeControl
      name="saleStartsAt"
      label="Penjualan dibuka"
      hint="Kosongkan untuk langsung dijual begitu webinar terbit."
      usualTime="00:00"
    />
    <SaleTimeControl
      name="saleEndsAt"
      label="Penjualan ditutup"
      hint="Kosongkan untuk dijual sampai webinar dimulai."
      usualTime="23:59"
    />
    <TierFields />
  </>
);

const QuotaControl = ({ taken }: Pick<TicketFieldsProps, 'taken'>) => (
  <TicketControl<number | null>
    name="quota"
    draw={({ id, value, error, onChange }) => (
      <NumberField
        id={id}
        label={<>Kuota tiket {optionalMark}</>}
        hint={
          taken > 0 ? `Sudah ada ${taken} yang terjual atau dipesan.` : 'Kosongkan kalau cukup mengikuti kuota webinar.'
        }
        error={error}
        optional
        min={Math.max(1, taken)}
        max={99_999}
        value={value}
        disabled={false}
        onChange={onChange}
      />
    )}
  />
);

const LimitControl = ({ name, label }: { name: 'perOrder' | 'perUser'; label: string }) => (
  <TicketControl<number>
    name={name}
    draw={({ id, value, error, onChange }) => (
      <NumberField
        id={id}
        label={label}
        error={error}
        min={1}
        max={10}
        value={value}
        disabled={false}
        onChange={(limit) => limit !== null && onChange(limit)}
      />
    )}
  />
);

interface SaleTimeControlProps {
  name: 'saleStartsAt' | 'saleEndsAt';
  label: string;
  hint: string;
  usualTime: string;
}

const SaleTimeControl = ({ name, ...field }: SaleTimeControlProps) => (
  <TicketControl<string | null> name={name} draw={(control) => <DateTimeField {...field} {...control} />} />
);

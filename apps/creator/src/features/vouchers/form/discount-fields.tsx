import { maxClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { maxMinPurchase, type VoucherKind } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Field } from '@sinau/ui';
import { CountInput } from '@sinau/ui/antd/count-input';
import { FormOptions, FormPreview } from '@sinau/ui/antd/portal-form';
import { AmountInput } from '../../../shared/price/amount-input.tsx';
import { kindLabels } from '../voucher-labels.ts';
import { DraftControl } from './draft-control.tsx';
import type { VoucherDraft } from './voucher-draft.ts';

const kinds: readonly { value: VoucherKind; title: string; description: string }[] = [
  { value: 'percent', title: kindLabels.percent, description: 'Misalnya 20% dari harga.' },
  { value: 'fixed', title: kindLabels.fixed, description: 'Misalnya Rp50.000 untuk satu pesanan.' },
  { value: 'set', title: kindLabels.set, description: 'Setiap kelas jadi satu harga, misalnya Rp99.000.' },
];
const labels: Record<VoucherKind, string> = { percent: 'Potongan', fixed: 'Potongan', set: 'Harga setiap kelas' };
const hints: Record<VoucherKind, string> = {
  percent: '1 sampai 100 persen.',
  fixed: 'Tidak pernah lebih besar dari harga kelasnya. Dibagi rata menurut harga bila isi pesanan lebih dari satu.',
  set: 'Isi 0 untuk gratis, atau mulai dari Rp10.000. Kelas yang lebih murah tidak berubah.',
};

/** Discount of a voucher, and its minimum purchase. */
export const DiscountFields = () => (
  <>
    <FormOptions name="kind" label="Jenis potongan" options={kinds} />
    <FormPreview<VoucherDraft>
      draw={({ kind }) => (
        <div className="voucher-pair">
          <DraftControl
            name="value"
            draw={({ id, value, error, onChange }) => {
              const change = (amount: number | null) => onChange({ ...value, [kind]: amount });
              return (
                <Field id={id} label={labels[kind]} hint={hints[kind]} error={error}>
                  {kind === 'percent' ? (
                    <CountInput value={value.percent} unit="%" max={100} onChange={change} />
                  ) : (
                    <AmountInput key={kind} value={value[kind]} max={maxClassPrice} onChange={change} />
                  )}
                </Field>
              );
            }}
          />
          {kind === 'percent' && (
            <DraftControl
              name="maxDiscount"
              draw={({ id, value, error, onChange }) => (
                <Field
                  id={id}
                  label="Potongan paling banyak"
                  optional
                  hint="Untuk satu pesanan. Kosongkan kalau tidak dibatasi."
                  error={error}
                >
                  <AmountInput value={value} max={maxClassPrice} onChange={onChange} />
                </Field>
              )}
            />
          )}
        </div>
      )}
    />
    <DraftControl
      name="minPurchase"
      draw={({ id, value, error, onChange }) => (
        <Field
          id={id}
          label="Minimum belanja"
          optional
          hint="Jumlah harga kelas yang dapat potongan, dalam satu pesanan."
          error={error}
        >
          <AmountInput value={value} max={maxMinPurchase} onChange={onChange} />
        </Field>
      )}
    />
  </>
);

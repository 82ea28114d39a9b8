import { useState } from 'react';
import { bundlePriceRefusal, compareBundle, isBundlePrice } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { classPriceRefusal, isClassPrice, maxClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { decimal, rupiah } from '@sinau/format';
import { Badge, Card, ConfirmDialog, Field } from '@sinau/ui';
import { MoneyInput } from '@sinau/ui/antd/money-input';
import './price-card.css';

interface PriceCardProps {
  salePrice: number | null;
  /** Prices of the single classes. */
  prices: readonly number[];
  /** Buyers pay a new price immediately, so it is confirmed first. */
  isPublished: boolean;
  disabled: boolean;
  error: string | undefined;
  onCommit: (price: number | null) => void;
}

/** The price of a bundle beside what its classes cost one by one; it is compared while it is typed. */
export function PriceCard({ salePrice, prices, isPublished, disabled, error, onCommit }: PriceCardProps) {
  const [typed, setTyped] = useState<number | null>();
  const [asked, setAsked] = useState<number | null>(null);
  const price = typed === undefined ? salePrice : typed;
  const commit = (next: number | null) => {
    if (!isPublished) onCommit(next);
    else if (next !== null && problemOf(next, prices) === null) setAsked(next);
  };
  return (
    <Card as="section" padded aria-labelledby="bundle-price" className="bundle-price">
      <h2 id="bundle-price">Harga</h2>
      <Field
        label="Harga bundling"
        hint="Satu harga untuk semua kelasnya."
        error={(price !== null && problemOf(price, prices)) || error}
      >
        <MoneyInput
          name="salePrice"
          value={salePrice}
          max={maxClassPrice}
          disabled={disabled}
          onCommit={commit}
          onType={setTyped}
        />
      </Field>
      <Comparison price={price} prices={prices} />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          onCommit(asked);
          setAsked(null);
        }}
        tone="primary"
        title={`Ubah harga dari ${rupiah(salePrice ?? 0)} ke ${rupiah(asked ?? 0)}?`}
        confirmLabel="Ubah harga"
      >
        Harga baru langsung berlaku untuk pembeli berikutnya, tanpa menunggu perubahan lain terbit.
      </ConfirmDialog>
    </Card>
  );
}

function problemOf(price: number, prices: readonly number[]) {
  if (!isClassPrice(price)) return classPriceRefusal;
  return prices.length > 0 && !isBundlePrice(price, prices) ? bundlePriceRefusal : null;
}

function Comparison({ price, prices }: { price: number | null; prices: readonly number[] }) {
  const { sum, saving, percent, income, feePercent } = compareBundle(price ?? 0, prices);
  const isPriced = price !== null && isClassPrice(price) && prices.length > 0;
  return (
    <>
      <dl className="bundle-comparison num">
        <div>
          <dt>{decimal(prices.length)} kelas satu per satu</dt>
          <dd>{rupiah(sum)}</dd>
        </div>
        {isPriced && saving !== null && (
          <div className="bundle-comparison-saving">
            <dt>Pembeli hemat</dt>
            <dd>
              {rupiah(saving)} <Badge tone="success">{percent}%</Badge>
            </dd>
          </div>
        )}
      </dl>
      {isPriced && price > 0 && (
        <p className="bundle-price-income num">
          <b>Kamu terima {rupiah(income)}</b> per penjualan, setelah biaya layanan {feePercent}%.
        </p>
      )}
    </>
  );
}

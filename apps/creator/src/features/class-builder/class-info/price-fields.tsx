import { lazy, Suspense, useState } from 'react';
import { percentOff } from '@sinau/format';
import { loadChunk } from '@sinau/shell';
import { Skeleton, Switch } from '@sinau/ui';
import type { ClassFields } from './class-document.ts';
import { PriceField } from './price-field.tsx';
import './price-fields.css';

const PromotionEndField = lazy(async () => ({
  default: (await loadChunk(() => import('./promotion-end-field.tsx'))).PromotionEndField,
}));

type Prices = Pick<ClassFields, 'salePrice' | 'normalPrice' | 'promotionEndsAt'>;

interface PriceFieldsProps {
  prices: Prices;
  errors: Partial<Record<keyof Prices, string>>;
  disabled: boolean;
  onChange: (patch: Partial<Prices>) => void;
}

const noPromotion = { normalPrice: null, promotionEndsAt: null };

/** One price; during a promotion the normal one, the lower one and its end. Only prices that belong together are handed on. */
export function PriceFields({ prices, errors, disabled, onChange }: PriceFieldsProps) {
  const { salePrice, normalPrice, promotionEndsAt } = prices;
  const isRunning = normalPrice !== null;
  const [isOpen, setOpen] = useState(isRunning);
  const isPromoted = isRunning || isOpen;
  const normal = normalPrice ?? salePrice;

  const toggle = () => {
    if (isRunning) onChange({ ...noPromotion, salePrice: normalPrice });
    setOpen(!isPromoted);
  };
  /** Without a price of its own there is no promotion; the fields stay, for another try. */
  const setPromotionPrice = (price: number | null) => {
    setOpen(true);
    onChange(price === null ? { ...noPromotion, salePrice: normal } : { salePrice: price, normalPrice: normal });
  };
  const setNormalPrice = (price: number | null) =>
    onChange(
      !isRunning ? { salePrice: price } : price === null ? { ...noPromotion, salePrice: null } : { normalPrice: price },
    );

  return (
    <div className="price-fields">
      <PriceField
        name="salePrice"
        label={isPromoted ? 'Harga normal' : 'Harga'}
        hint={normal === 0 ? 'Kelas ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.'}
        value={normal}
        error={errors.normalPrice ?? (isPromoted ? undefined : errors.salePrice)}
        disabled={disabled}
        onChange={setNormalPrice}
      />
      <Switch
        label="Sedang promo"
        hint="Harga normal dicoret, dan peserta membayar harga promo."
        checked={isPromoted}
        disabled={disabled || !normal}
        onChange={toggle}
      />
      {isPromoted && (
        <div className="price-fields-promotion">
          <PriceField
            label="Harga promo"
            hint={hintOf(normalPrice, salePrice)}
            value={isRunning ? salePrice : null}
            error={errors.salePrice}
            disabled={disabled}
            onChange={setPromotionPrice}
          />
          <Suspense fallback={<Skeleton height={98} />}>
            <PromotionEndField
              value={promotionEndsAt}
              error={errors.promotionEndsAt}
              disabled={disabled || !isRunning}
              onChange={(endsAt) => onChange({ promotionEndsAt: endsAt })}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function hintOf(normalPrice: number | null, salePrice: number | null) {
  if (normalPrice !== null && salePrice === 0) return 'Gratis selama promo.';
  const off = percentOff(normalPrice, salePrice);
  return off ? `Hemat ${off}% untuk peserta.` : 'Di bawah harga normal; isi 0 untuk gratis.';
}

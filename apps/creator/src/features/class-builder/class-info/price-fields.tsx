import { lazy, Suspense, useState } from 'react';
import { percentOff } from '@sinau/format';
import { loadChunk } from '@sinau/shell';
import { ConfirmDialog, Skeleton, Switch, useLocalDraft } from '@sinau/ui';
import { AntdProvider } from '@sinau/ui/antd/provider';
import '@sinau/ui/antd/styles.css';
import { PriceField } from '../../../shared/price/price-field.tsx';
import { priceQuestion, problemsOfPrices, type Prices } from './prices.ts';
import './price-fields.css';

const PromotionEndField = lazy(async () => ({
  default: (await loadChunk(() => import('./promotion-end-field.tsx'))).PromotionEndField,
}));

interface PriceFieldsProps {
  /** Key under which uncommitted digits are stored on this device. */
  draftKey: string;
  prices: Prices;
  /** Buyers pay the new price immediately, so it is confirmed first. */
  isOnSale: boolean;
  errors: Partial<Record<keyof Prices, string>>;
  disabled: boolean;
  /** Reason why this user cannot change the price, shown instead of the fields. */
  refusal?: string | undefined;
  onChange: (patch: Partial<Prices>) => void;
}

const noPromotion = { normalPrice: null, promotionEndsAt: null };

/** The price of a class; during a promotion also the promotion price and its end, which change together. */
export function PriceFields({
  draftKey,
  prices,
  isOnSale,
  errors,
  disabled,
  refusal,
  onChange: save,
}: PriceFieldsProps) {
  const { salePrice, normalPrice, promotionEndsAt } = prices;
  const [leftPrice, keepPrice] = useLocalDraft(draftKey);
  const [leftPromotion, keepPromotion] = useLocalDraft(`${draftKey}:promotion`);
  /** Discards the digits: a price now, or given up. */
  const forget = () => {
    keepPrice('');
    keepPromotion('');
  };
  const [unconfirmed, setUnconfirmed] = useState<{ patch: Partial<Prices>; question: string } | null>(null);
  const onChange = (patch: Partial<Prices>) => {
    const next = { ...prices, ...patch };
    const question = isOnSale ? priceQuestion(prices, next) : null;
    if (question && Object.keys(problemsOfPrices(next)).length === 0) setUnconfirmed({ patch, question });
    else {
      forget();
      save(patch);
    }
  };
  const answer = (isMeant: boolean) => {
    forget();
    if (isMeant && unconfirmed) save(unconfirmed.patch);
    setUnconfirmed(null);
  };
  const isRunning = normalPrice !== null;
  const [isOpen, setOpen] = useState(isRunning || leftPromotion !== '');
  const isPromoted = isRunning || isOpen;
  const normal = normalPrice ?? salePrice;

  const toggle = () => {
    if (isRunning) onChange({ ...noPromotion, salePrice: normalPrice });
    setOpen(!isPromoted);
  };
  /** Without a lower price there is no promotion; the fields stay open. */
  const setPromotionPrice = (price: number | null) => {
    setOpen(true);
    onChange(price === null ? { ...noPromotion, salePrice: normal } : { salePrice: price, normalPrice: normal });
  };
  const setNormalPrice = (price: number | null) =>
    onChange(
      !isRunning ? { salePrice: price } : price === null ? { ...noPromotion, salePrice: null } : { normalPrice: price },
    );

  return (
    <AntdProvider>
      <div className="price-fields">
        <PriceField
          name="salePrice"
          label={isPromoted ? 'Harga normal' : 'Harga'}
          hint={refusal ?? (normal === 0 ? 'Kelas ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.')}
          value={normal}
          error={errors.normalPrice ?? (isPromoted ? undefined : errors.salePrice)}
          disabled={disabled}
          left={leftPrice}
          onKeep={keepPrice}
          onCommit={setNormalPrice}
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
              left={leftPromotion}
              onKeep={keepPromotion}
              onCommit={setPromotionPrice}
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
        <ConfirmDialog
          open={unconfirmed !== null}
          onClose={() => answer(false)}
          onConfirm={() => answer(true)}
          title={unconfirmed?.question}
          confirmLabel="Ubah harga"
          tone="primary"
        >
          Kelas ini sedang dijual. Harga baru langsung berlaku untuk pembeli berikutnya.
        </ConfirmDialog>
      </div>
    </AntdProvider>
  );
}

function hintOf(normalPrice: number | null, salePrice: number | null) {
  if (normalPrice !== null && salePrice === 0) return 'Gratis selama promo.';
  const off = percentOff(normalPrice, salePrice);
  return off ? `Hemat ${off}% untuk peserta.` : 'Di bawah harga normal; isi 0 untuk gratis.';
}

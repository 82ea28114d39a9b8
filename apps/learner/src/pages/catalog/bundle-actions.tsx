import { bundleLacksClass } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, priceTag, rupiah } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Notice, Price, Skeleton } from '@sinau/ui';
import { Tag } from '@sinau/ui/icons';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { useQuote } from '../../features/transaction/transaction.data.ts';
import { VerificationHint } from '../../shared/verification-hint.tsx';
import { selectionOf } from '../../shared/offer-ref.ts';

interface BundleActionsProps {
  bundle: Bundle;
  place: 'box' | 'bar';
}

/** Actions of a bundle: the mitra manages it; users who lack some of its classes buy it. */
export function BundleActions({ bundle, place }: BundleActionsProps) {
  const { id, title, totalClass, salePrice, normalPrice, saving } = bundle;
  const offer = { type: 'bundle', id } as const;
  const inCart = useIdsInCart([id]);
  const enrolments = useEnrolments(bundle.classes.map((one) => one.id));
  const isOwn = useProfile()?.mitra?.id === bundle.mitra.id;
  const ownedCount = bundle.classes.filter((one) => enrolments?.has(one.id)).length;
  const isSold = bundle.sale.state === 'open';
  const isPartlyOwned = isSold && !isOwn && ownedCount > 0 && ownedCount < totalClass;
  // Owned classes are not charged; the server calculates the price of the rest.
  const { data: quote, isError } = useQuote(selectionOf(isPartlyOwned ? [offer] : []));
  const isBox = place === 'box';
  const size = isBox ? 'lg' : 'md';

  if (isPartlyOwned && !quote && !isError)
    return isBox ? <Skeleton height={164} /> : <Skeleton height={44} className="grow" />;

  const tag = isPartlyOwned && quote ? priceTag(null, quote.total) : priceTag(normalPrice, salePrice);
  const price = <Price {...tag} size={isBox ? 'lg' : 'md'} />;
  if (isOwn) {
    return (
      <>
        {price}
        <Button size={size} block={isBox} href={screens.editBundle(bundle.slug)}>
          Kelola bundling
        </Button>
      </>
    );
  }
  if (ownedCount === totalClass) {
    return (
      <>
        <p className="muted sm grow">Semua kelas di bundling ini sudah kamu miliki.</p>
        <Button size={size} href={screens.myClass()}>
          Buka kelas saya
        </Button>
      </>
    );
  }

  if (bundle.archiveAt) {
    return (
      <>
        <p className="muted grow">Tidak dijual lagi</p>
        <Button
          size={size}
          block={isBox}
          variant="outline"
          href={screens.catalog(bundle.category ? { topic: bundle.category.slug } : {})}
        >
          Lihat kelas serupa
        </Button>
      </>
    );
  }

  if (!isSold) {
    return isBox ? (
      <Notice tone="neutral">{bundleLacksClass}.</Notice>
    ) : (
      <p className="muted sm grow">{bundleLacksClass}.</p>
    );
  }

  const isFree = (isPartlyOwned && quote ? quote.total : salePrice) === 0;
  const buy = <BuyNowButton offer={offer} isFree={isFree} size={size} block={isBox} />;
  const cart = (
    <AddToCartButton
      offer={offer}
      title={title}
      isInCart={inCart?.has(id) ?? false}
      look={isBox ? 'full' : 'icon'}
      size={size}
    />
  );
  if (!isBox) {
    return (
      <>
        {price}
        {cart}
        {buy}
      </>
    );
  }
  return (
    <>
      {price}
      {isPartlyOwned && quote && (
        <p className="muted sm num">
          Untuk {decimal(totalClass - ownedCount)} kelas yang belum kamu punya. Bundling lengkapnya {rupiah(salePrice)}.
        </p>
      )}
      {!isPartlyOwned && saving !== null && (
        <p className="class-page-saving sm num">
          <Tag />
          Hemat {rupiah(saving)} dari harga satuan
        </p>
      )}
      <VerificationHint />
      {buy}
      {cart}
    </>
  );
}

import { bundleLacksClass } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, priceTag, rupiah } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Notice, Price, Skeleton } from '@sinau/ui';
import { Tag } from '@sinau/ui/icons';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { useQuote } from '../../features/transaction/transaction.data.ts';
import { selectionOf } from '../../shared/offer-ref.ts';
import { UnsoldActions } from './offer-sections.tsx';
import { lookIn, PurchaseActions, type ActionsSlot } from './purchase-actions.tsx';

interface BundleActionsProps {
  bundle: Bundle;
  place: ActionsSlot;
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
  const look = lookIn(place);

  if (isPartlyOwned && !quote && !isError)
    return isBox ? <Skeleton height={164} /> : <Skeleton height={44} className="grow" />;

  const tag = isPartlyOwned && quote ? priceTag(null, quote.total) : priceTag(normalPrice, salePrice);
  const price = <Price {...tag} size={look.size} />;
  if (isOwn) {
    return (
      <>
        {price}
        <Button {...look} href={screens.editBundle(bundle.slug)}>
          Kelola paket
        </Button>
      </>
    );
  }
  if (ownedCount === totalClass) {
    return (
      <>
        <p className="muted sm grow">Semua kelas di paket ini sudah kamu miliki.</p>
        <Button size={look.size} href={screens.myClass()}>
          Buka kelas saya
        </Button>
      </>
    );
  }

  if (bundle.archiveAt) return <UnsoldActions place={place} category={bundle.category} />;

  if (!isSold) {
    return isBox ? (
      <Notice tone="neutral">{bundleLacksClass}.</Notice>
    ) : (
      <p className="muted sm grow">{bundleLacksClass}.</p>
    );
  }

  const hint =
    isPartlyOwned && quote ? (
      <p className="muted sm num">
        Untuk {decimal(totalClass - ownedCount)} kelas yang belum kamu punya. Paket lengkapnya {rupiah(salePrice)}.
      </p>
    ) : (
      !isPartlyOwned &&
      saving !== null && (
        <p className="class-page-saving sm num">
          <Tag />
          Hemat {rupiah(saving)} dari harga satuan
        </p>
      )
    );
  return (
    <PurchaseActions
      place={place}
      offer={offer}
      title={title}
      isFree={(isPartlyOwned && quote ? quote.total : salePrice) === 0}
      isInCart={inCart?.has(id) ?? false}
      price={price}
      hints={hint}
    />
  );
}

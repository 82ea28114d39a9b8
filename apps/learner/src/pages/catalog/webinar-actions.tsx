import { screens } from '@sinau/contracts/screens';
import { decimal, priceTag } from '@sinau/format';
import { Button, Price } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { JoinWaitingList } from '../../features/webinar/waiting-list.tsx';
import { VerificationHint } from '../../shared/verification-hint.tsx';
import type { WebinarOffer } from './webinar-offer.ts';

interface WebinarActionsProps {
  offer: WebinarOffer;
  place: 'box' | 'bar';
}

/** Price of the chosen tickets. */
export function WebinarPrice({ offer: { total, normalTotal, stand, choice }, place }: WebinarActionsProps) {
  if (!choice.seat || !['buy', 'wait', 'upcoming'].includes(stand)) return null;
  return <Price {...priceTag(normalTotal, total)} size={place === 'box' ? 'lg' : 'md'} />;
}

/** Actions of a webinar: the mitra manages it, participants enter it, all others buy or wait for a seat. */
export function WebinarActions({ offer, place }: WebinarActionsProps) {
  const { webinar, stand, choice, ticketIds, total, cartItemIds, isInCart } = offer;
  const isBox = place === 'box';
  const look = { size: isBox ? 'lg' : 'md', block: isBox } as const;
  const ref = { type: 'webinar', id: webinar.id, ticketIds } as const;

  switch (stand) {
    case 'own-class':
      return (
        <Button {...look} className="grow" href={screens.writeWebinar(webinar.slug, webinar.id)}>
          Kelola webinar
        </Button>
      );
    case 'participant':
      return (
        <>
          <Button {...look} className="grow" href={screens.continueClass(webinar.slug, 'webinar')}>
            Masuk ke webinar
          </Button>
          {ticketIds.length > 0 && (
            <BuyNowButton {...look} variant="outline" offer={ref} isFree={total === 0} label="Beli tambahan" />
          )}
        </>
      );
    case 'buy': {
      const cart = { offer: ref, title: webinar.title, isInCart, replaces: cartItemIds };
      const buy = <BuyNowButton {...look} offer={ref} isFree={total === 0} />;
      return isBox ? (
        <>
          <VerificationHint />
          {buy}
          <AddToCartButton {...cart} size={look.size} />
        </>
      ) : (
        <>
          <AddToCartButton {...cart} look="icon" />
          {buy}
        </>
      );
    }
    case 'wait': {
      const place = webinar.own?.waiting.find(({ ticketId }) => ticketId === choice.seat?.id);
      return place ? (
        !isBox && <p className="muted sm num">Urutan {decimal(place.position)} daftar tunggu</p>
      ) : (
        <JoinWaitingList {...look} webinar={webinar} ticketId={choice.seat!.id} />
      );
    }
    case 'upcoming':
      return !isBox && <p className="muted sm grow">Tiket belum dijual</p>;
    case 'closed':
      return (
        !isBox && (
          <p className="muted sm grow">{webinar.archiveAt ? 'Tidak dijual lagi' : 'Tiket tidak dijual sekarang'}</p>
        )
      );
    case 'over':
      return (
        <Button {...look} variant="outline" className="grow" href={screens.catalog({ tabs: 1 })}>
          Lihat webinar lain
        </Button>
      );
  }
}

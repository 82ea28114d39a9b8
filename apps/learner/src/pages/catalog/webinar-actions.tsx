import { screens } from '@sinau/contracts/screens';
import { decimal, priceTag } from '@sinau/format';
import { Button, Price } from '@sinau/ui';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { JoinWaitingList } from '../../features/webinar/waiting-list.tsx';
import { lookIn, PurchaseActions, type ActionsSlot } from './purchase-actions.tsx';
import type { WebinarOffer } from './webinar-offer.ts';

interface WebinarActionsProps {
  offer: WebinarOffer;
  place: ActionsSlot;
}

/** Price of the chosen tickets. */
export function WebinarPrice({ offer: { total, normalTotal, stand, choice }, place }: WebinarActionsProps) {
  if (!choice.seat || !['buy', 'wait', 'upcoming'].includes(stand)) return null;
  return <Price {...priceTag(normalTotal, total)} size={lookIn(place).size} />;
}

/** Actions of a webinar: the mitra manages it, participants enter it, all others buy or wait for a seat. */
export function WebinarActions({ offer, place }: WebinarActionsProps) {
  const { webinar, stand, choice, ticketIds, total, cartItemIds, isInCart } = offer;
  const isBox = place === 'box';
  const look = lookIn(place);
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
    case 'buy':
      return (
        <PurchaseActions
          place={place}
          offer={ref}
          title={webinar.title}
          isFree={total === 0}
          isInCart={isInCart}
          replaces={cartItemIds}
        />
      );
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

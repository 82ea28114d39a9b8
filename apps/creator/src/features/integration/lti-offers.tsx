import { useState } from 'react';
import type { LtiOffer, LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import { decimal } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Button, Card, ConfirmDialog, EmptyState } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { useWithdrawClass } from './lti.data.ts';
import './integration.css';

const LtiOfferDialog = lazySection(async () => (await import('./lti-offer-dialog.tsx')).LtiOfferDialog);

/** Classes that a campus may open, with their seats. */
export function LtiOffers({ platform: { id, offers, revokedAt } }: { platform: LtiPlatformDetail }) {
  const [edited, setEdited] = useState<LtiOffer | 'new' | null>(null);
  const [withdrawn, setWithdrawn] = useState<LtiOffer | null>(null);
  const withdraw = useWithdrawClass(id);
  return (
    <HeadedSection
      id="lti-offers"
      title="Kelas yang ditawarkan"
      text="Pengajar kampus memilih di antara kelas ini. Setiap orang yang masuk memakai satu kursi, gratis."
      action={
        !revokedAt && (
          <Button variant="outline" onClick={() => setEdited('new')}>
            <Plus />
            Tawarkan kelas
          </Button>
        )
      }
    >
      {offers.length === 0 ? (
        <EmptyState title="Belum ada kelas" headingLevel={3}>
          Tawarkan paling sedikit satu program supaya kampus bisa membukanya.
        </EmptyState>
      ) : (
        <ul className="integration-list">
          {offers.map((offer) => (
            <Card as="li" padded key={offer.class.id} className="integration-card">
              <div>
                <b>{offer.class.title}</b>
                <p className="muted sm num">
                  {decimal(offer.taken)} dari {decimal(offer.seats)} kursi terisi
                </p>
              </div>
              {!revokedAt && (
                <div className="integration-buttons">
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => setEdited(offer)}
                    aria-label={`Ubah kursi ${offer.class.title}`}
                  >
                    Ubah kursi
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => setWithdrawn(offer)}
                    aria-label={`Tarik ${offer.class.title}`}
                  >
                    Tarik
                  </Button>
                </div>
              )}
            </Card>
          ))}
        </ul>
      )}
      {edited && (
        <LtiOfferDialog
          id={id}
          offer={edited === 'new' ? null : edited}
          offers={offers}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        onConfirm={() => withdrawn && withdraw.mutate(withdrawn.class.id, { onSettled: () => setWithdrawn(null) })}
        busy={withdraw.isPending}
        title={`Tarik ${withdrawn?.class.title ?? ''}?`}
        confirmLabel="Tarik kelas"
      >
        Orang baru tidak bisa membukanya lagi dari kampus. Yang sudah masuk tetap belajar.
      </ConfirmDialog>
    </HeadedSection>
  );
}

import { useWizard } from '../../features/class-builder/builder-context.ts';
import { WizardPage } from '../../features/class-builder/webinar/wizard-page.tsx';
import { TicketDesk } from '../../features/tickets/ticket-desk.tsx';
import { PriceHistory } from '../../shared/price/price-history.tsx';

/** Price and number of the seats of a webinar. */
export function PricingPage() {
  const { built } = useWizard();
  return (
    <WizardPage
      step="pricing"
      intro="Tiket reguler adalah kursi di webinar. Tiket tambahan untuk hal lain, seperti buku."
    >
      <TicketDesk webinarId={built.id} isPublished={built.status === 'publish'} />
      <PriceHistory kind="webinar" classId={built.id} />
    </WizardPage>
  );
}

import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { priceTag } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Price, ProgressBar } from '@sinau/ui';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { continueLabel, progressText } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { UnsoldActions } from './offer-sections.tsx';
import { lookIn, PurchaseActions, type ActionsSlot } from './purchase-actions.tsx';

interface ClassActionsProps {
  program: Program;
  place: ActionsSlot;
}

/**
 * Actions of a class: the mitra manages it, participants continue, all others buy, also while the user is not known
 * yet.
 */
export function ClassActions({ program, place }: ClassActionsProps) {
  const { id, title, slug, mitra, category, salePrice, normalPrice, promotionEndsAt } = program;
  const inCart = useIdsInCart([id]);
  const enrolments = useEnrolments([id]);
  const isOwn = useProfile()?.mitra?.id === mitra.id;
  const look = lookIn(place);

  const enrolment = enrolments?.get(id);
  if (enrolment) {
    const { progress } = enrolment.participant;
    return (
      <>
        <div className="class-page-progress grow">
          <ProgressBar value={progress} label={`Progres ${title}`} />
          <span className="muted xs num">{progressText(progress)}</span>
        </div>
        <Button size={look.size} href={screens.continueClass(slug)}>
          {continueLabel(progress)}
        </Button>
      </>
    );
  }

  if (program.archiveAt && !isOwn) return <UnsoldActions place={place} category={category} />;

  const price = <Price {...priceTag(normalPrice, salePrice)} size={look.size} />;
  if (isOwn) {
    return (
      <>
        {price}
        <Button {...look} href={screens.buildClass(slug)}>
          Kelola kelas
        </Button>
      </>
    );
  }
  return (
    <PurchaseActions
      place={place}
      offer={{ type: 'program', id }}
      title={title}
      isFree={salePrice === 0}
      isInCart={inCart?.has(id) ?? false}
      price={price}
      hints={<PromotionEnd endsAt={promotionEndsAt} />}
    />
  );
}

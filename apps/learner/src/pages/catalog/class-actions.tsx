import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { priceTag } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Price, ProgressBar } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { continueLabel, progressText } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { VerificationHint } from '../../shared/verification-hint.tsx';

interface ClassActionsProps {
  program: Program;
  place: 'box' | 'bar';
}

/**
 * Actions of a class: the mitra manages it, participants continue, all others buy, also while the user is not known
 * yet.
 */
export function ClassActions({ program, place }: ClassActionsProps) {
  const { id, title, slug, mitra, category, salePrice, normalPrice, promotionEndsAt } = program;
  const offer = { type: 'program', id } as const;
  const inCart = useIdsInCart([id]);
  const enrolments = useEnrolments([id]);
  const isOwn = useProfile()?.mitra?.id === mitra.id;
  const isBox = place === 'box';
  const size = isBox ? 'lg' : 'md';

  const enrolment = enrolments?.get(id);
  if (enrolment) {
    const { progress } = enrolment.participant;
    return (
      <>
        <div className="class-page-progress grow">
          <ProgressBar value={progress} label={`Progres ${title}`} />
          <span className="muted xs num">{progressText(progress)}</span>
        </div>
        <Button size={size} href={screens.continueClass(slug)}>
          {continueLabel(progress)}
        </Button>
      </>
    );
  }

  if (program.archiveAt && !isOwn) {
    return (
      <>
        <p className="muted grow">Tidak dijual lagi</p>
        <Button
          size={size}
          block={isBox}
          variant="outline"
          href={screens.catalog(category ? { topic: category.slug } : {})}
        >
          Lihat kelas serupa
        </Button>
      </>
    );
  }

  const price = <Price {...priceTag(normalPrice, salePrice)} size={isBox ? 'lg' : 'md'} />;
  if (isOwn) {
    return (
      <>
        {price}
        <Button size={size} block={isBox} href={screens.buildClass(slug)}>
          Kelola kelas
        </Button>
      </>
    );
  }

  const isInCart = inCart?.has(id) ?? false;
  const buy = <BuyNowButton offer={offer} isFree={salePrice === 0} size={size} block={isBox} />;
  if (isBox) {
    return (
      <>
        {price}
        <PromotionEnd endsAt={promotionEndsAt} />
        <VerificationHint />
        {buy}
        <AddToCartButton offer={offer} title={title} isInCart={isInCart} size={size} />
      </>
    );
  }
  return (
    <>
      {price}
      <AddToCartButton offer={offer} title={title} isInCart={isInCart} look="icon" />
      {buy}
    </>
  );
}

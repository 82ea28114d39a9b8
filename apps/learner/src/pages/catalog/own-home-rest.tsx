import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { relatedCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { Loading } from '@sinau/ui';
import { useAlsoTaken, useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { LatestArticles } from '../../features/content/latest-articles.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { useNewestOfMitra } from '../../features/mitra/mitra.data.ts';
import { useProgram } from '../../features/program/program.data.ts';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import { HomePicks, HomeTopics } from './home-sections.tsx';
import { OwnHomeSection, type OwnHomeSectionProps } from './own-home-section.tsx';

/** Lower part of a signed-in user's home: what fits what they study, then the catalog. */
export const OwnHomeRest = ({ studied }: { studied: MyClass | undefined }) => (
  <>
    {studied && (
      <div className="wrap own-home-rest">
        <FittingClasses studied={studied} />
        <NewestOfMitra mitra={studied.mitra} />
      </div>
    )}
    <HomePicks />
    <HomeTopics />
    <LatestArticles />
  </>
);

/** Classes that others who study the same class also take, then others of its topic. */
function FittingClasses({ studied: { id, slug, title, type } }: { studied: MyClass }) {
  const alsoTaken = useAlsoTaken([id]);
  const program = useProgram(slug, { isEnabled: type === 'program' });
  const ofTopic = useTopicClasses(program.data?.category?.slug);
  const offers = new Map([...(alsoTaken.data?.list ?? []), ...(ofTopic.data?.list ?? [])].map((one) => [one.id, one]));
  offers.delete(id);
  return (
    <Offers
      id="cocok"
      title={`Karena kamu belajar ${title}`}
      offers={[...offers.values()]}
      isPending={[alsoTaken, program, ofTopic].some(({ isLoading }) => isLoading)}
    />
  );
}

function NewestOfMitra({ mitra: { name, slug } }: Pick<MyClass, 'mitra'>) {
  const { data, isPending } = useNewestOfMitra(slug);
  return (
    <Offers
      id="baru"
      title={`Baru dari ${name}`}
      offers={data?.list ?? []}
      isPending={isPending}
      more={{ href: screens.mitra(slug), label: 'Semua kelasnya' }}
    />
  );
}

interface OffersProps extends Omit<OwnHomeSectionProps, 'children'> {
  offers: readonly CatalogCard[];
  isPending: boolean;
}

/** Row of offers that the user does not have yet; its space is reserved until they are known. */
function Offers({ offers, isPending, ...section }: OffersProps) {
  const owned = useEnrolments(offers.flatMap(({ id, type }) => (type === 'bundle' ? [] : [id])));
  const shown = offers.filter(({ id }) => !owned?.has(id)).slice(0, relatedCount);
  if (isPending || !owned)
    return (
      <OwnHomeSection {...section}>
        <Loading label="Memuat kelas">
          <ClassCardsSkeleton count={relatedCount} phone="scroller" />
        </Loading>
      </OwnHomeSection>
    );
  if (shown.length === 0) return null;
  return (
    <OwnHomeSection {...section}>
      <ClassCards classes={shown} phone="scroller" marksBestseller={false} />
    </OwnHomeSection>
  );
}

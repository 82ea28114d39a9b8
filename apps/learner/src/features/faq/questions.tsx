import type { FaqCategoryDetail } from '@sinau/contracts/storefront/faq/faq.schemas';
import { Accordion, AccordionItem, RichText, Skeleton } from '@sinau/ui';

export const Questions = ({ questions }: Pick<FaqCategoryDetail, 'questions'>) => (
  <Accordion>
    {questions.map(({ id, question, answer }) => (
      <AccordionItem key={id} id={id} title={question}>
        <RichText html={answer} />
      </AccordionItem>
    ))}
  </Accordion>
);

export const QuestionsSkeleton = () => (
  <div className="stack">
    <Skeleton width="30%" height={28} />
    <Skeleton height={56} />
    <Skeleton height={56} />
    <Skeleton height={56} />
  </div>
);

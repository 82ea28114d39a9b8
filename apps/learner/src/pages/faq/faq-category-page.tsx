import { useParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs } from '@sinau/ui';
import { useFaqCategory } from '../../features/faq/faq.data.ts';
import { Questions, QuestionsSkeleton } from '../../features/faq/questions.tsx';
import { StillAsking } from '../../features/faq/still-asking.tsx';
import './faq-page.css';

export function FaqCategoryPage() {
  const { slug = '' } = useParams();
  return (
    <QueryStates
      query={useFaqCategory(slug)}
      noun="tanya jawab"
      headingLevel={1}
      missing={<NotFoundPage />}
      skeleton={
        <div className="wrap faq-page">
          <QuestionsSkeleton />
        </div>
      }
    >
      {({ title, audience, questions }) => (
        <div className="wrap faq-page">
          <PageTitle>{`${title}: tanya jawab`}</PageTitle>
          <Breadcrumbs items={[{ label: 'Tanya jawab', href: screens.faq(audience) }]} />
          <h1>{title}</h1>
          <Questions questions={questions} />
          <StillAsking />
        </div>
      )}
    </QueryStates>
  );
}

import { useDeferredValue, useState } from 'react';
import type { Faq, FaqAudience } from '@sinau/contracts/storefront/faq/faq.schemas';
import { audienceOf } from '@sinau/contracts/storefront/faq/faq.search';
import { screens } from '@sinau/contracts/screens';
import { searched } from '@sinau/contracts/core/typed/text.rules';
import { PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { EmptyState, illustrations, Link, SearchInput, TabLinks } from '@sinau/ui';
import { useFaqs } from '../../features/faq/faq.data.ts';
import { groupByCategory } from '../../features/faq/group-by-category.ts';
import { Questions, QuestionsSkeleton } from '../../features/faq/questions.tsx';
import { StillAsking } from '../../features/faq/still-asking.tsx';
import './faq-page.css';

const audiences = [
  { audience: 'learner', label: 'Peserta' },
  { audience: 'partner', label: 'Mitra' },
] as const;

export function FaqPage() {
  const audience = useSearch(audienceOf);
  return (
    <div className="wrap faq-page">
      <PageTitle>Tanya jawab</PageTitle>
      <h1>Tanya jawab</h1>
      <TabLinks
        label="Untuk siapa"
        items={audiences.map(({ audience: one, label }) => ({
          href: screens.faq(one),
          label,
          isCurrent: one === audience,
        }))}
      />
      <QueryStates query={useFaqs(audience)} noun="tanya jawab" skeleton={<QuestionsSkeleton />}>
        {({ list }) => <AllQuestions key={audience} faqs={list} audience={audience} />}
      </QueryStates>
      <StillAsking />
    </div>
  );
}

function AllQuestions({ faqs, audience }: { faqs: readonly Faq[]; audience: FaqAudience }) {
  const [typed, setTyped] = useState('');
  const keyword = searched(useDeferredValue(typed));
  const groups = groupByCategory(
    faqs.filter(({ question, answer }) => searched(`${question} ${textOf(answer)}`).includes(keyword)),
  );
  return (
    <>
      <div role="search" aria-label="Cari pertanyaan">
        <SearchInput
          label="Cari pertanyaan"
          placeholder={audience === 'partner' ? 'Misalnya: bagian yang kuterima' : 'Misalnya: sertifikat'}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {groups.map(({ id, slug, title, questions }) => (
        <section key={id} aria-labelledby={slug}>
          <h2 id={slug} className="h3">
            <Link href={screens.faqCategory(slug)}>{title}</Link>
          </h2>
          <Questions questions={questions} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState illustration={illustrations.notFound} title="Tidak ada pertanyaan yang cocok">
          Coba kata lain, atau tanyakan langsung kepada kami.
        </EmptyState>
      )}
    </>
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

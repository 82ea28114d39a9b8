import type { ReactNode } from 'react';
import { LegalDesk } from '../legal/legal-desk.tsx';
import { LegalList } from '../legal/legal-list.tsx';
import { EditRecord, NewRecord } from '../record-form.tsx';
import { RecordList } from '../record-list.tsx';
import type { ContentKind } from '../kind.ts';
import { articleKind } from './article.tsx';
import { bannerKind } from './banner.tsx';
import { faqCategoryKind } from './faq-category.tsx';
import { faqKind } from './faq.tsx';
import { featuredKind } from './featured.tsx';
import { testimonyKind } from './testimony.tsx';
import { topicKind } from './topic.tsx';

/** Kind of record with its screens. */
interface Desk {
  readonly label: string;
  readonly noun: string;
  readonly list: ReactNode;
  readonly form: (id: string) => ReactNode;
}

const deskOf = <Row extends { id: string }, Values extends object, Listed extends { id: string }>(
  name: string,
  kind: ContentKind<Row, Values, Listed>,
): readonly [string, Desk] => [
  name,
  {
    label: kind.label,
    noun: kind.noun,
    list: <RecordList name={name} kind={kind} />,
    form: (id) =>
      id === 'new' ? <NewRecord name={name} kind={kind} /> : <EditRecord name={name} kind={kind} id={id} />,
  },
];

/** Kinds of records that operators maintain, by their names in addresses. */
export const contentKinds: ReadonlyMap<string, Desk> = new Map([
  deskOf('featured', featuredKind),
  deskOf('banner', bannerKind),
  deskOf('topic', topicKind),
  deskOf('faq', faqKind),
  deskOf('faq-category', faqCategoryKind),
  deskOf('testimony', testimonyKind),
  deskOf('article', articleKind),
  ['legal', { label: 'Teks hukum', noun: 'teks hukum', list: <LegalList />, form: (id) => <LegalDesk slug={id} /> }],
]);

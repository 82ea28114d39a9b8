import type { ReactNode } from 'react';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { Card, Facts, Thumbnail, type Fact } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import './inspected-facts.css';

interface InspectedFactsProps {
  title: string;
  inspected: Pick<ReviewedClassDetail, 'thumbnail' | 'description'>;
  facts: readonly Fact[];
  children: ReactNode;
}

/** Facts of a class or a bundle, as its makers wrote them. */
export const InspectedFacts = ({ title, inspected, facts, children }: InspectedFactsProps) => (
  <Card as="section" padded aria-labelledby="facts" className="inspected-facts">
    <h2 id="facts">{title}</h2>
    <div className="inspected-cover">
      <Thumbnail src={inspected.thumbnail} />
    </div>
    <Facts className="inspected-list num" facts={facts} />
    <h3>Deskripsi singkat</h3>
    <p>{inspected.description || 'Belum ditulis'}</p>
    {children}
  </Card>
);

/** Returns the facts about the owner and the dates. */
export const recordFacts = ({
  mitra,
  createdBy,
  submittedAt,
  publishedAt,
}: Pick<ReviewedClassDetail, 'mitra' | 'createdBy' | 'submittedAt' | 'publishedAt'>): Fact[] => [
  ['Mitra', mitra.name],
  [
    'Pembuat',
    <>
      <PersonLink id={createdBy.id} name={createdBy.fullname} /> ({createdBy.email})
    </>,
  ],
  ['Diajukan', submittedAt ? dateTime(submittedAt) : 'Belum pernah'],
  ['Terbit', publishedAt ? dateTime(publishedAt) : 'Belum'],
];

import { PageTitle } from '@sinau/shell';
import { KindTabs } from '../../shared/list/kind-tabs.tsx';
import type { SoldType } from '../../shared/sold-types.ts';
import { SoldList } from './sold-list.tsx';
import { shelves, type Shelf } from './sold-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

interface SoldShelfProps {
  type: SoldType;
  shelf: Shelf;
  title: string;
  /** Purpose of the page, in a sentence. */
  lead: string;
}

/** Page of what a mitra sells or has archived: a tab for each kind, and the list of one. */
export const SoldShelf = ({ type, shelf, title, lead }: SoldShelfProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <PageHead title={title}>{lead}</PageHead>
    <KindTabs {...shelves[shelf]} current={type} />
    <SoldList key={type} type={type} shelf={shelf} />
  </>
);

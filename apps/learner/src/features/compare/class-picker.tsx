import { useState } from 'react';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { priceTag } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Dialog, Price, SearchInput, Skeleton, Thumbnail } from '@sinau/ui';
import { useClassesToCompare } from './compare.data.ts';
import './class-picker.css';

interface ClassPickerProps {
  /** Title that says what the dialog is for: 'Tambah kelas'. */
  title: string;
  /** Slugs of the classes in the table already. */
  slugs: readonly string[];
  /** Topic that is listed first. */
  topic: string | undefined;
  onPick: (card: CatalogCard) => void;
  onClose: () => void;
}

const shownClasses = 6;

/** Dialog to choose a class to compare: of the same topic at first, or by a search. */
export function ClassPicker({ title, slugs, topic, onPick, onClose }: ClassPickerProps) {
  const [typed, setTyped] = useState('');
  const found = useClassesToCompare(typed, topic);
  return (
    <Dialog open size="md" title={title} onClose={onClose}>
      <div className="class-picker">
        <SearchInput
          label="Cari kelas untuk dibandingkan"
          placeholder="Cari judul, topik, atau pengajar"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <QueryStates query={found} noun="kelas" skeleton={<Skeleton height={240} />} headingLevel={3}>
          {({ list }, isRefreshing) => {
            const others = list.filter(({ slug }) => !slugs.includes(slug)).slice(0, shownClasses);
            if (others.length === 0) return <p className="muted">Belum ada kelas lain yang cocok.</p>;
            return (
              <ul aria-label="Kelas yang bisa dibandingkan" aria-busy={isRefreshing}>
                {others.map((card) => (
                  <li key={card.id}>
                    <button type="button" className="class-picker-row" onClick={() => onPick(card)}>
                      <Thumbnail src={card.thumbnail} sizes="96px" />
                      <span className="class-picker-text">
                        <b>{card.title}</b>
                        <span className="muted xs">{card.mitra.name}</span>
                      </span>
                      <Price {...priceTag(card.normalPrice, card.salePrice)} />
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryStates>
      </div>
    </Dialog>
  );
}

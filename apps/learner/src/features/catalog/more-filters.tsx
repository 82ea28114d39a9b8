import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { startsText, startsOf, type CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { AccordionItem, Checkbox } from '@sinau/ui';
import { DateRangeFields } from './date-range-fields.tsx';
import { OneChoice, SeveralChoices } from './filter-choices.tsx';

interface MoreFiltersProps {
  search: CatalogSearch;
  facets: Catalog['facets'];
  /** True if the listed offers begin at a fixed time, and may run out of seats. */
  hasSchedule: boolean;
  onChange: (change: Partial<CatalogSearch>) => void;
}

/** Filter groups below the first ones; they are loaded after the initial content of the page. */
export function MoreFilters({ search, facets, hasSchedule, onChange }: MoreFiltersProps) {
  const seats = facets.seats.find(({ value }) => value === 'true');
  const languages = facets.language.filter(
    ({ value, count }) => count !== 0 || search.language.some((one) => one === value),
  );
  return (
    <>
      <AccordionItem title="Tingkat" open>
        <SeveralChoices
          choices={facets.level}
          chosen={search.level}
          onChange={(level) => onChange({ level: level as CatalogSearch['level'] })}
        />
      </AccordionItem>
      {hasSchedule && seats && (
        <AccordionItem title="Jadwal mulai" open>
          <OneChoice
            label="Jadwal mulai"
            name="starts"
            choices={facets.starts}
            chosen={typeof search.starts === 'string' ? search.starts : ''}
            onChange={(starts) => onChange({ starts: startsOf(starts) })}
          />
          <DateRangeFields
            key={startsText(search.starts)}
            range={search.starts}
            onChange={(starts) => onChange({ starts })}
          />
          <Checkbox
            checked={search.hasSeats}
            disabled={seats.count === 0 && !search.hasSeats}
            aside={seats.count ?? undefined}
            onChange={() => onChange({ hasSeats: !search.hasSeats })}
          >
            {seats.label}
          </Checkbox>
        </AccordionItem>
      )}
      <AccordionItem title="Durasi" open>
        <SeveralChoices
          choices={facets.duration}
          chosen={search.duration}
          onChange={(duration) => onChange({ duration: duration as CatalogSearch['duration'] })}
        />
      </AccordionItem>
      <AccordionItem title="Rating" open>
        <OneChoice
          label="Rating"
          name="rating"
          choices={facets.rating}
          chosen={search.rating === null ? '' : String(search.rating)}
          onChange={(rating) => onChange({ rating: rating ? Number(rating) : null })}
        />
      </AccordionItem>
      {languages.length > 0 && (
        <AccordionItem title="Bahasa pengantar" open={search.language.length > 0}>
          <SeveralChoices
            choices={languages}
            chosen={search.language}
            onChange={(language) => onChange({ language: language as CatalogSearch['language'] })}
          />
        </AccordionItem>
      )}
    </>
  );
}

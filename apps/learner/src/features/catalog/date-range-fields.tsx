import type { SubmitEvent } from 'react';
import { startsOf, type CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Button, Input } from '@sinau/ui';

interface DateRangeFieldsProps {
  range: CatalogSearch['starts'];
  onChange: (range: CatalogSearch['starts']) => void;
}

/** Date range, both days inclusive; either may be left open. */
export function DateRangeFields({ range, onChange }: DateRangeFieldsProps) {
  const days = typeof range === 'object' ? range : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onChange(startsOf(`${String(fields.get('from'))}_${String(fields.get('until'))}`));
  };
  return (
    <form className="filter-range" aria-label="Rentang tanggal mulai" onSubmit={submit}>
      <Input type="date" name="from" aria-label="Mulai dari tanggal" defaultValue={days?.from} />
      <Input type="date" name="until" aria-label="Sampai tanggal" defaultValue={days?.until} />
      <Button type="submit" variant="outline" size="sm">
        Terapkan
      </Button>
    </form>
  );
}

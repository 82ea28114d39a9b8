import type { SubmitEvent } from 'react';
import type { PriceRange } from '@sinau/contracts/storefront/catalog/catalog.choices';
import { priceOf } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Button, Input } from '@sinau/ui';

interface PriceRangeFieldsProps {
  range: PriceRange | null;
  onChange: (price: ReturnType<typeof priceOf>) => void;
}

/** Price range with a lowest and a highest price; either may be left open. */
export function PriceRangeFields({ range, onChange }: PriceRangeFieldsProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const digitsOf = (name: string) => String(fields.get(name)).replaceAll(/\D/g, '');
    onChange(priceOf(`${digitsOf('lowest')}-${digitsOf('highest')}`));
  };
  return (
    <form className="filter-range" aria-label="Rentang harga" onSubmit={submit}>
      <Input
        name="lowest"
        inputMode="numeric"
        aria-label="Harga terendah"
        placeholder="Rp min"
        defaultValue={range?.gte}
      />
      <Input
        name="highest"
        inputMode="numeric"
        aria-label="Harga tertinggi"
        placeholder="Rp maks"
        defaultValue={range?.lte}
      />
      <Button type="submit" variant="outline" size="sm">
        Terapkan
      </Button>
    </form>
  );
}

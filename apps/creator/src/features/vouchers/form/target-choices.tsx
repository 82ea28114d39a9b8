import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mitra } from '@sinau/api-client';
import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import { maxVoucherTargets } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { rupiah } from '@sinau/format';
import { SearchChoices } from '@sinau/ui/antd/search-choices';
import type { VoucherIssuer } from '../voucher-issuer.ts';
import { useOffers } from '../vouchers.data.ts';
import type { NamingScope, Target } from './voucher-draft.ts';

interface TargetChoicesProps {
  desk: VoucherIssuer;
  scope: Exclude<NamingScope, 'topic'>;
  value: readonly Target[];
  onChange: (targets: Target[]) => void;
}

/** Choices of classes, bundles or mitra by name. */
export const TargetChoices = ({ scope, ...props }: TargetChoicesProps) =>
  scope === 'mitra' ? <MitraChoices {...props} /> : <OfferChoices {...props} scope={scope} />;

const shown = 20;
const classTabs = catalogTabs.filter((tab) => tab !== 'bundling');

function OfferChoices({ desk, scope, value, onChange }: TargetChoicesProps & { scope: 'class' | 'bundle' }) {
  const { keyword, onSearch } = useTyped();
  const { data, isFetching } = useOffers(desk, {
    page: 1,
    perPage: shown,
    sort: 'title',
    ...(keyword && { keyword }),
    filter: { type: scope === 'class' ? classTabs : 'bundling' },
  });
  return (
    <Choices
      placeholder={scope === 'class' ? 'Cari judul kelas' : 'Cari judul bundling'}
      found={(data?.list ?? []).map(({ id, title, price, mitra: { name } }) => ({
        id,
        title,
        note: [desk.funder === 'platform' && name, rupiah(price)].filter(Boolean).join(' · '),
      }))}
      isLoading={isFetching}
      onSearch={onSearch}
      value={value}
      onChange={onChange}
    />
  );
}

function MitraChoices({ value, onChange }: Pick<TargetChoicesProps, 'value' | 'onChange'>) {
  const { keyword, onSearch } = useTyped();
  const { data, isFetching } = useQuery({
    ...mitra.list.query({ query: { page: 1, perPage: shown, sort: 'name', ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Choices
      placeholder="Cari nama mitra"
      found={(data?.list ?? []).map(({ id, name }) => ({ id, title: name }))}
      isLoading={isFetching}
      onSearch={onSearch}
      value={value}
      onChange={onChange}
    />
  );
}

interface ChoicesProps extends Pick<TargetChoicesProps, 'value' | 'onChange'> {
  placeholder: string;
  found: readonly (Target & { note?: string })[];
  isLoading: boolean;
  onSearch: (typed: string) => void;
}

const Choices = ({ placeholder, found, isLoading, onSearch, value, onChange }: ChoicesProps) => (
  <SearchChoices
    placeholder={placeholder}
    value={value.map(({ id, title }) => ({ value: id, label: title }))}
    options={found.map(({ id, title, ...rest }) => ({ value: id, label: title, ...rest }))}
    isLoading={isLoading}
    most={maxVoucherTargets}
    onSearch={onSearch}
    onChange={(chosen) => onChange(chosen.map(({ value: id, label: title }) => ({ id, title })))}
  />
);

/** Returns the typed text, deferred. */
function useTyped() {
  const [typed, setTyped] = useState('');
  return { keyword: useDeferredValue(typed.trim()), onSearch: setTyped };
}

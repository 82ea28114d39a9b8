import { useState } from 'react';
import { comparedIn, maxCompared } from '@sinau/contracts/authoring/compare/compare.rules';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Button, IconButton, Notice, Skeleton, Switch } from '@sinau/ui';
import { ArrowLeftRight, Plus, X } from '@sinau/ui/icons';
import { ClassPicker } from '../../features/compare/class-picker.tsx';
import { CompareTable } from '../../features/compare/compare-table.tsx';
import { useCompared } from '../../features/compare/compare.data.ts';
import { ShareMenu } from '../../shared/share-menu.tsx';
import { CompareActions } from './compare-actions.tsx';
import { NothingCompared } from './nothing-compared.tsx';
import { useComparison } from './use-comparison.ts';
import './compare-page.css';

/** Page with up to three classes side by side. Their slugs are in the address, so that it can be shared. */
export function ComparePage() {
  const slugs = useSearch(comparedIn);
  return (
    <div className="wrap compare-page">
      <PageTitle>Bandingkan kelas</PageTitle>
      <h1>Bandingkan kelas</h1>
      {slugs.length === 0 ? <NothingCompared /> : <Compared slugs={slugs} />}
    </div>
  );
}

const Compared = ({ slugs }: { slugs: readonly string[] }) => (
  <QueryStates query={useCompared(slugs)} noun="perbandingan" skeleton={<Skeleton height={480} />}>
    {({ list }, isRefreshing) => <Comparison offers={list} isRefreshing={isRefreshing} />}
  </QueryStates>
);

interface ComparisonProps {
  offers: readonly ComparedClass[];
  /** True if some of the columns may not have loaded yet. */
  isRefreshing: boolean;
}

function Comparison({ offers, isRefreshing }: ComparisonProps) {
  const comparison = useComparison(offers);
  const { slugs, picking } = comparison;
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const columns = slugs.map((slug) => ({
    slug,
    offer: offers.find((one) => one.slug === slug) ?? (isRefreshing ? undefined : null),
  }));
  const shown = columns.flatMap(({ offer }) => offer ?? []);
  const titleOf = (slug: string) => shown.find((one) => one.slug === slug)?.title ?? 'kelas ini';
  if (shown.length === 0 && !isRefreshing) return <NothingCompared areGone />;
  return (
    <>
      <div className="compare-tools">
        {slugs.length > 1 && (
          <Switch
            label="Hanya tampilkan yang berbeda"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
          />
        )}
        {slugs.length < maxCompared && (
          <Button variant="outline" onClick={comparison.add}>
            <Plus />
            Tambah kelas
          </Button>
        )}
        <ShareMenu path={screens.compare(slugs)} title="Bandingkan kelas" />
      </div>
      {slugs.length === 1 && <Notice tone="neutral">Tambah satu kelas lagi supaya ada bandingannya.</Notice>}
      <CompareTable
        columns={columns}
        onlyDifferent={onlyDifferent && slugs.length > 1}
        tools={({ slug }) => (
          <div className="compare-column-tools">
            <IconButton size="sm" label={`Ganti ${titleOf(slug)}`} onClick={() => comparison.replace(slug)}>
              <ArrowLeftRight />
            </IconButton>
            <IconButton
              size="sm"
              label={`Lepas ${titleOf(slug)} dari perbandingan`}
              onClick={() => comparison.remove(slug)}
            >
              <X />
            </IconButton>
          </div>
        )}
        actions={(offer) => <CompareActions offer={offer} ids={shown.map(({ id }) => id)} />}
      />
      {picking && (
        <ClassPicker
          title={picking.replaced ? `Ganti ${titleOf(picking.replaced)}` : 'Tambah kelas'}
          slugs={slugs}
          topic={shown[0]?.category.slug}
          onPick={comparison.pick}
          onClose={comparison.stopPicking}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparedIn } from '@sinau/contracts/authoring/compare/compare.rules';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { screens } from '@sinau/contracts/screens';
import { useSearch, useUndoSnackbar } from '@sinau/shell';
import { choose, chosenClasses, type Chosen } from '../../features/compare/chosen.ts';

/** Class that the dialog is to replace; null for an additional one. */
type Picking = { replaced: string | null };

/**
 * Provides the classes that the address compares, and how to change them. The choice on this device changes with them
 * while it is the same comparison; one from another person does not change it.
 */
export function useComparison(offers: readonly ComparedClass[]) {
  const slugs = useSearch(comparedIn);
  const navigate = useNavigate();
  const { show } = useUndoSnackbar();
  const [picking, setPicking] = useState<Picking | null>(null);

  const compare = (next: readonly string[], others: readonly Chosen[]) => {
    const stored = chosenClasses();
    if (stored.length === slugs.length && stored.every(({ slug }) => slugs.includes(slug)))
      choose(next.flatMap((slug) => others.find((one) => one.slug === slug) ?? []));
    void navigate(screens.compare(next), { replace: true, preventScrollReset: true });
  };
  const remove = (slug: string) => {
    const before = chosenClasses();
    compare(
      slugs.filter((one) => one !== slug),
      offers,
    );
    const undo = () => {
      choose(before);
      void navigate(screens.compare(slugs), { replace: true, preventScrollReset: true });
    };
    show({ msg: 'Tidak lagi dibandingkan', label: 'Urungkan', undo });
  };
  const pick = (card: Chosen) => {
    const replaced = picking?.replaced;
    setPicking(null);
    compare(replaced ? slugs.map((slug) => (slug === replaced ? card.slug : slug)) : [...slugs, card.slug], [
      ...offers,
      card,
    ]);
  };
  return {
    slugs,
    remove,
    add: () => setPicking({ replaced: null }),
    replace: (slug: string) => setPicking({ replaced: slug }),
    picking,
    pick,
    stopPicking: () => setPicking(null),
  };
}

import { Button, EmptyState, illustrations } from '@sinau/ui';

interface NothingFoundProps {
  /** Noun for the rows, as written after a number: 'ulasan'. */
  noun: string;
  /** Link to the list without its filters. */
  clearHref: string;
}

/** Content of a list when its filters match nothing. */
export function NothingFound({ noun, clearHref }: NothingFoundProps) {
  return (
    <EmptyState
      title={`Tidak ada ${noun} yang cocok`}
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={clearHref}>
          Hapus filter
        </Button>
      }
    >
      Coba kata lain, atau longgarkan filternya.
    </EmptyState>
  );
}

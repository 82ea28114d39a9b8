import { Button, EmptyState, illustrations } from '@sinau/ui';

interface NothingFoundProps {
  /** What was looked for, as written after a number: 'ulasan'. */
  noun: string;
  /** The list without its filters. */
  clearHref: string;
}

/** What a list shows when its filters leave nothing. */
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

import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';

/** Saves a list with its filters and all its pages. */
export function CsvButton({ fetch }: { fetch: () => Promise<File> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetch,
    onSuccess: (file) => saveFile(file),
    meta: { success: 'CSV diunduh' },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => mutate()}>
      <Download />
      Unduh CSV
    </Button>
  );
}

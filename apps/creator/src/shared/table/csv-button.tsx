import { useMutation } from '@tanstack/react-query';
import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { saveFile } from './save-file.ts';

/** Saves a list as it is filtered now, all pages of it. */
export function CsvButton({ fetchCsv }: { fetchCsv: () => Promise<File> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchCsv,
    onSuccess: saveFile,
    meta: { success: 'CSV diunduh' },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => mutate()}>
      <Download />
      Unduh CSV
    </Button>
  );
}

import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { useExportData } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

export function ExportData() {
  const { mutate, isPending } = useExportData();
  return (
    <SettingsCard
      title="Unduh datamu"
      lead="Satu berkas ZIP berisi semua yang kami simpan tentangmu: profil, kelas dan nilai, pesanan, ulasan, diskusi, serta berkas yang kamu unggah."
    >
      <Button className="settings-action" variant="outline" loading={isPending} onClick={() => mutate()}>
        <Download />
        Unduh data saya
      </Button>
    </SettingsCard>
  );
}

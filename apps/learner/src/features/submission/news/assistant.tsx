import { RemarkList } from '@sinau/classroom';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import { Button, Notice } from '@sinau/ui';
import { SpellCheck } from '@sinau/ui/icons';
import type { AssistantState } from './use-assistant.ts';

interface AssistantProps {
  assistant: AssistantState;
  /** True if there is nothing to check yet. */
  isEmpty: boolean;
  onShow: (passage: NonNullable<Remark['passage']>) => void;
}

/** Remarks of the assistant, and the button that requests them. */
export function Assistant({ assistant, isEmpty, onShow }: AssistantProps) {
  const { check, isChecking, isStale, hasMissed, error } = assistant;
  return (
    <div className="news-assistant">
      <h2 className="news-assistant-title">
        <SpellCheck />
        AI-sisten
      </h2>
      <p className="muted sm">
        Memeriksa lead, 5W+1H, panjang, keterbacaan, dan gaya bahasa. Catatannya saran; kamu yang memutuskan.
      </p>
      <Button
        block
        variant={check ? 'outline' : 'primary'}
        loading={isChecking}
        disabled={isEmpty}
        onClick={assistant.ask}
      >
        {check ? 'Periksa lagi' : 'Periksa tulisan'}
      </Button>
      {error && <Notice tone="danger">{error.message} Tulisanmu aman, dan tetap bisa dikumpulkan.</Notice>}
      <p role="status" className="muted sm">
        {isEmpty && !check ? 'Tulis dulu beberapa kalimat, lalu minta diperiksa.' : statusOf(assistant)}
      </p>
      {hasMissed && <Notice>Bagian itu sudah berubah di tulisanmu. Periksa lagi untuk catatan yang baru.</Notice>}
      {check && <RemarkList check={check} read={assistant.read} onShow={onShow} />}
      {check && isStale && (
        <Button block variant="outline" loading={isChecking} disabled={isEmpty} onClick={assistant.ask}>
          Periksa lagi
        </Button>
      )}
    </div>
  );
}

function statusOf({ check, isChecking, isStale, unread }: AssistantState) {
  if (isChecking) return 'Sedang membaca tulisanmu…';
  if (!check) return '';
  if (isStale) return 'Tulisanmu berubah sejak diperiksa.';
  if (check.remarks.length === 0) return 'Tidak ada catatan. Tulisanmu rapi!';
  return unread === 0 ? 'Semua catatan sudah dibaca.' : `${check.remarks.length} catatan, ${unread} belum dibaca.`;
}
